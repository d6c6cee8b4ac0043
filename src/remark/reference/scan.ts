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
const directiveLine = /^\s*::([A-Z][\w-]*)(?:\[[^\]]*\])?(?:\{(.*)\})?\s*$/i;
const attribute = /([A-Z_][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+)))?/gi;

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name,
      double ?? single ?? bare ?? '',
    ]),
  );
}

/** Parses a line that consists of a directive. */
export function directiveIn(line: string): Omit<ScannedDirective, 'section'> | undefined {
  const [, name, attributes = ''] = directiveLine.exec(line) ?? [];
  return name === undefined ? undefined : {name, attributes: attributesOf(attributes)};
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
