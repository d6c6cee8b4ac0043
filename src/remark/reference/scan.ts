import {splitFences} from '../../build/splitFences';

/** A directive in the source of a page. */
export interface ScannedDirective {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Explicit anchor of the heading above it, if any. */
  readonly section?: string;
}

const headingLine = /^ {0,3}#{1,6}\s(.*)$/;
const headingId = /\{\/\*\s*#([^\s*]+)\s*\*\/\}\s*$/;
const directiveLine = /^\s*::([a-z-]+)\{(.*)\}\s*$/;
const attribute = /([a-z]+)="([^"]*)"/g;

/** Parses a line that consists of a directive. */
export function directiveIn(line: string): Omit<ScannedDirective, 'section'> | undefined {
  const [, name, attributes = ''] = directiveLine.exec(line) ?? [];
  const given = [...attributes.matchAll(attribute)].map(([, key, value]) => [key, value] as const);
  return name === undefined ? undefined : {name, attributes: Object.fromEntries(given)};
}

/** Finds the directives in the source of a page without parsing the rest. */
export function scanPage(source: string): ScannedDirective[] {
  const directives: ScannedDirective[] = [];
  let section: string | undefined;
  for (const text of splitFences(source.split(/\r?\n/), 1).prose) {
    const heading = headingLine.exec(text);
    if (heading) {
      section = headingId.exec(heading[1] ?? '')?.[1];
    }
    const directive = directiveIn(text);
    if (directive) {
      directives.push({...directive, section});
    }
  }
  return directives;
}
