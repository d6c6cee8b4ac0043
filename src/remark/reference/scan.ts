/** A directive as the source of a page has it. */
export interface ScannedDirective {
  readonly name: string;
  readonly colons: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  /** Level of the heading above it; 1 before the first one. */
  readonly depth: number;
  /** Anchor of that heading, when the page writes it. */
  readonly section?: string;
}

/** What the tables need to know of a page's source. */
export interface ScannedPage {
  readonly directives: readonly ScannedDirective[];
  /** Anchors that the page writes at its headings, with their lines. */
  readonly anchors: readonly {readonly id: string; readonly line: number}[];
}

const fence = /^\s*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/;
const headingLine = /^ {0,3}(#{1,6})\s(.*)$/;
const headingId = /\{\/\*\s*#([^\s*]+)\s*\*\/\}\s*$/;
const directiveLine = /^\s*(:{1,3})([A-Z][\w-]*)(?:\[[^\]]*\])?(?:\{(.*)\})?\s*$/i;
const attribute = /([A-Z_][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+)))?/gi;

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name,
      double ?? single ?? bare ?? '',
    ]),
  );
}

/** Finds directives and written anchors in the source of a page, without parsing the rest. */
export function scanPage(source: string): ScannedPage {
  const directives: ScannedDirective[] = [];
  const anchors: {id: string; line: number}[] = [];
  let open = '';
  let depth = 1;
  let section: string | undefined;
  for (const [index, text] of source.split(/\r?\n/).entries()) {
    const line = index + 1;
    const marks = fence.exec(text)?.[1];
    if (open !== '') {
      if (marks?.startsWith(open) && text.trim() === marks) {
        open = '';
      }
      continue;
    }
    if (marks) {
      open = marks;
      continue;
    }
    const heading = headingLine.exec(text);
    if (heading) {
      depth = heading[1]?.length ?? 1;
      section = headingId.exec(heading[2] ?? '')?.[1];
      if (section !== undefined) {
        anchors.push({id: section, line});
      }
      continue;
    }
    const found = directiveLine.exec(text);
    if (found) {
      const [, colons = '', name = '', attributes = ''] = found;
      directives.push({
        name,
        colons: colons.length,
        attributes: attributesOf(attributes),
        line,
        depth,
        section,
      });
    }
  }
  return {directives, anchors};
}
