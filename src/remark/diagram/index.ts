import {element, script, spotsIn, type Node, type PageFile} from '../tree';
import {diagramCache} from './cache';
import {layoutDiagram, narrowLimit} from './layout';
import {Fault, type Diagram} from './model';
import {parseDiagram} from './parse';
import {relationsOf} from './relations';
import {svg} from './svg';

/** Maximum size of a diagram's pictures in bytes. */
const byteLimit = 6000;

const cure = 'Shorten labels, or remove boxes.';

const attribute = /(?<name>[^\s=]+)(?:="(?<value>[^"]*)"|=(?<bare>\S*))?\s*/gy;

/**
 * The text alternative, which follows `diagram` on the first line of the block.
 *
 * @throws {Fault} if it is missing or empty, or if there are other attributes
 */
function altOf(meta: string, line: number): string {
  const given = [...meta.trim().matchAll(attribute)].map(({groups}) => groups ?? {});
  const other = given.find(({name}) => name !== 'alt');
  if (other) {
    throw new Fault(
      line,
      `"${other.name}" is unknown: a diagram has only alt="One sentence that describes the picture".`,
    );
  }
  const alt = given.at(-1)?.value?.trim();
  if (!alt) {
    throw new Fault(
      line,
      'The diagram has no text alternative: write ```diagram alt="One sentence that describes the picture".',
    );
  }
  return alt;
}

/**
 * Draws a diagram.
 *
 * @param line where the diagram starts in its file
 * @returns one SVG, or a wide one followed by a narrow one
 * @throws {Fault} if it is too wide for a phone, or too large
 */
async function render(diagram: Diagram, line: number): Promise<string> {
  const {narrow, wide} = await layoutDiagram(diagram);
  if (narrow.width > narrowLimit) {
    throw new Fault(
      line,
      `The diagram is ${narrow.width} px wide on a phone, but at most ${narrowLimit} px are readable. ${cure}`,
    );
  }
  const html = (wide ? svg(wide, 'wide') : '') + svg(narrow);
  const bytes = Buffer.byteLength(html);
  if (bytes > byteLimit) {
    throw new Fault(line, `The diagram takes ${bytes} bytes, but at most ${byteLimit} are allowed. ${cure}`);
  }
  return html;
}

/**
 * The figure that replaces a diagram on the page. Its pictures are one HTML string, so that browsers don't hydrate an
 * element for each shape.
 *
 * @param alt text alternative, which screen readers read instead of the labels
 * @param relations groups and arrows as text, for the page's Markdown
 * @param html the pictures
 */
function figure(alt: string, relations: string, html: string): Node {
  const {attributes, ...node} = element('figure', {
    className: 'diagram',
    role: 'img',
    'aria-label': alt,
    ...(relations ? {'data-relations': relations} : {}),
  });
  const pictures = {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {type: 'mdxJsxAttributeValueExpression', ...script(`({__html: ${JSON.stringify(html)}})`)},
  };
  return {...node, attributes: [...(attributes as object[]), pictures]};
}

/** Draws a block, or returns its errors. */
async function draw(
  {value = '', meta, position}: Node,
  cache: ReturnType<typeof diagramCache>,
): Promise<Node | readonly Fault[]> {
  const line = position?.start.line ?? 1;
  const {diagram: parsed, faults} = parseDiagram(value, line + 1);
  try {
    const alt = altOf(meta ?? '', line);
    return faults.length > 0
      ? faults
      : figure(alt, relationsOf(parsed), await cache(value, () => render(parsed, line)));
  } catch (error) {
    if (!(error instanceof Fault)) {
      throw error;
    }
    return [error, ...faults];
  }
}

/**
 * Remark plugin: turns each code block in the language `diagram` into a figure with inline SVG. A page with errors
 * fails once, with all of them.
 */
export function diagram() {
  const cache = diagramCache();
  return async (tree: Node, file: Pick<PageFile, 'fail'>): Promise<void> => {
    const faults: Fault[] = [];
    for (const {node, replace} of spotsIn(tree, ({type, lang}) => type === 'code' && lang === 'diagram')) {
      const drawn = await draw(node, cache);
      if ('type' in drawn) {
        replace(drawn);
      } else {
        faults.push(...drawn);
      }
    }
    const [first] = faults;
    if (first) {
      const list = faults.map(({line, message}) => `  line ${line}: ${message}`);
      file.fail(`Invalid diagrams on this page:\n${list.join('\n')}`, {line: first.line, column: 1});
    }
  };
}
