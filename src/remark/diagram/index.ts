import path from 'node:path';
import {fileCache, noCache, type Cache} from './cache';
import {figure} from './figure';
import {Fault, type Place} from './model';
import {parseDiagram} from './parse';
import {readAlt} from './readAlt';
import {renderDiagram} from './render';
import {rendererVersion} from './rendererVersion';

/** The parts of a Markdown tree that this transform looks at. */
interface MarkdownNode {
  readonly type: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly value?: string;
  readonly position?: {readonly start: Place};
  readonly children?: MarkdownNode[];
}

/** The part of the file being compiled that this transform speaks to. */
interface MarkdownFile {
  fail(reason: string, place?: Place): never;
}

interface Spot {
  readonly block: MarkdownNode;
  replace(by: unknown): void;
}

function spotsIn({children = []}: MarkdownNode): Spot[] {
  return children.flatMap((child, index) =>
    child.type === 'code' && child.lang === 'diagram'
      ? [{block: child, replace: (by: unknown) => children.splice(index, 1, by as MarkdownNode)}]
      : spotsIn(child),
  );
}

/** Replaces one block by its figure, or says what is wrong with it. */
async function draw({block, replace}: Spot, cache: Cache): Promise<readonly Fault[]> {
  const {value = '', meta} = block;
  const place = block.position?.start ?? {line: 1, column: 1};
  const faults: Fault[] = [];
  const noting = async <Result>(step: () => Result | Promise<Result>): Promise<Result | undefined> => {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Fault)) {
        throw error;
      }
      faults.push(error);
      return undefined;
    }
  };
  const alt = await noting(() => readAlt(meta ?? '', place));
  const parsed = parseDiagram(value, {line: place.line + 1, column: place.column});
  faults.push(...parsed.faults);
  if (faults.length === 0) {
    const html = await noting(() => cache(value, () => renderDiagram(parsed.diagram, place)));
    replace(figure(alt ?? '', html ?? ''));
  }
  return faults;
}

/** Docusaurus' own switch for builds that must not trust older ones holds here as well. */
function buildCache(): Cache {
  return process.env.DOCUSAURUS_NO_PERSISTENT_CACHE === 'true'
    ? noCache
    : fileCache(path.resolve('node_modules/.cache/diagrams'), rendererVersion());
}

/**
 * Remark plugin: turns each code block in the language `diagram` into a figure with inline SVG.
 * A page with mistakes fails once, with all of them.
 */
export function diagram({cache = buildCache()}: {cache?: Cache} = {}) {
  return async (tree: MarkdownNode, file: MarkdownFile): Promise<void> => {
    const faults: Fault[] = [];
    for (const spot of spotsIn(tree)) {
      faults.push(...(await draw(spot, cache)));
    }
    const [first] = faults;
    if (first) {
      const list = faults.map(({line, column, message}) => `  line ${line}, column ${column}: ${message}`);
      file.fail(`Diagrams of this page cannot be drawn:\n${list.join('\n')}`, {
        line: first.line,
        column: first.column,
      });
    }
  };
}
