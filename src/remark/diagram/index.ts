import {spotsIn, type Node, type PageFile} from '../tree';
import {diagramCache} from './cache';
import {figure} from './figure';
import {Fault} from './model';
import {parseDiagram} from './parse';
import {readAlt} from './readAlt';
import {relationsOf} from './relations';
import {renderDiagram} from './render';

/** The figure of a block, or its errors. */
async function draw(
  {value = '', meta, position}: Node,
  cache: ReturnType<typeof diagramCache>,
): Promise<Node | readonly Fault[]> {
  const place = position?.start ?? {line: 1, column: 1};
  const parsed = parseDiagram(value, {line: place.line + 1, column: place.column});
  try {
    const alt = readAlt(meta ?? '', place);
    return parsed.faults.length > 0
      ? parsed.faults
      : figure(
          alt,
          relationsOf(parsed.diagram),
          await cache(value, () => renderDiagram(parsed.diagram, place)),
        );
  } catch (error) {
    if (!(error instanceof Fault)) {
      throw error;
    }
    return [error, ...parsed.faults];
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
      const list = faults.map(({line, column, message}) => `  line ${line}, column ${column}: ${message}`);
      const {line, column} = first;
      file.fail(`Invalid diagrams on this page:\n${list.join('\n')}`, {line, column});
    }
  };
}
