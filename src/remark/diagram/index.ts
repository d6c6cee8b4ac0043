import {sitePath} from '../reference/place';
import {element, failWith, script, spotsIn, type Node, type PageFile} from '../tree';
import {layoutDiagram, narrowLimit} from './layout';
import type {Diagram, Fault} from './model';
import {parseDiagram} from './parse';
import {svg} from './svg';

/** Maximum size of a diagram's pictures in bytes. */
const byteLimit = 6000;

/** Draws a diagram as one SVG, or as a wide one followed by a narrow one. `fault` is set if it is too large for readers. */
async function draw(diagram: Diagram): Promise<{readonly html: string; readonly fault?: string}> {
  const {narrow, wide} = await layoutDiagram(diagram);
  const html = (wide ? svg(wide, 'wide') : '') + svg(narrow);
  const bytes = Buffer.byteLength(html);
  const excess =
    narrow.width > narrowLimit
      ? `is ${narrow.width} px wide on a phone, but at most ${narrowLimit} px are readable`
      : bytes > byteLimit && `takes ${bytes} bytes, but at most ${byteLimit} are allowed`;
  return {html, ...(excess && {fault: `The diagram ${excess}. Shorten labels, or remove boxes.`})};
}

/** A diagram as text: the members of each group, then the arrows, one per line. */
function relationsOf({boxes, groups, arrows}: Diagram): string {
  const names = new Map([...boxes, ...groups].map(({id, label}) => [id, label.join(' ')]));
  const members = groups.map(({id}) => {
    const inside = boxes.filter(({group}) => group === id).map((box) => names.get(box.id));
    return `${names.get(id)}: ${inside.join(', ')}`;
  });
  const lines = arrows.map(({from, to, label, dashed, bothWays}) => {
    const sign = bothWays ? '↔' : dashed ? '⇢' : '→';
    const note = label.length > 0 ? `: ${label.join(' ')}` : '';
    return `${names.get(from)} ${sign} ${names.get(to)}${note}`;
  });
  return [...members, ...lines].join('\n');
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

/**
 * Remark plugin: turns each code block in the language `diagram` into a figure with inline SVG. A page with errors
 * fails once, with all of them.
 */
export function diagram() {
  /** Pictures by text, because versions of a page share diagrams. */
  const drawn = new Map<string, ReturnType<typeof draw>>();
  return async (tree: Node, file: PageFile): Promise<void> => {
    const all: Fault[] = [];
    const spots = spotsIn(tree, ({type, lang}) => type === 'code' && lang === 'diagram');
    for (const {node, line, replace} of spots) {
      const {value = '', meta} = node;
      const {diagram: parsed, faults} = parseDiagram(value, line + 1);
      const alt = /^alt="([^"]+)"$/.exec(meta?.trim() ?? '')?.[1]?.trim();
      if (!alt) {
        const message =
          'A diagram starts with its text alternative: ```diagram alt="One sentence that describes the picture".';
        faults.unshift({line, message});
      }
      if (alt && faults.length === 0) {
        const picture = drawn.get(value) ?? draw(parsed);
        drawn.set(value, picture);
        const {html, fault} = await picture;
        replace(figure(alt, relationsOf(parsed), html));
        faults.push(...(fault === undefined ? [] : [{line, message: fault}]));
      }
      all.push(...faults);
    }
    const page = sitePath(process.cwd(), file.path);
    failWith(
      file,
      all.map((fault) => ({...fault, file: page, rule: 'diagram'})),
    );
  };
}
