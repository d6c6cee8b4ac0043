import {splitFences} from '../../build/splitFences';

/** A directive as the source of a page has it. */
export interface ScannedDirective {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Anchor of the heading above it, when the page writes it. */
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

/** The directive that a line of a page consists of, if it is one. */
export function directiveIn(line: string): Omit<ScannedDirective, 'section'> | undefined {
  const [, name, attributes = ''] = directiveLine.exec(line) ?? [];
  return name === undefined ? undefined : {name, attributes: attributesOf(attributes)};
}

/** Finds directives in the source of a page, without parsing the rest. */
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
