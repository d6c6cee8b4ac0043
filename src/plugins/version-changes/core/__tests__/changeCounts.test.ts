import {expect, it} from 'vitest';
import {blocksOf} from '../blocks';
import {countChanges} from '../changeCounts';
import {comparer, maskOf} from '../comparePages';

const read = (source: string) => blocksOf(source, () => []);

it('counts changed sections, sentences, lines of code, and rows', () => {
  const page = (text: string, code: string, row: string) =>
    read(
      `## Text\n\n${text}\n\n## Code\n\n\`\`\`sh\ncd app\n${code}\n\`\`\`\n\n` +
        `## Table\n\n| Flag | Default |\n| --- | --- |\n| --all | |\n${row}\n\n## Same\n\nStays.`,
    );
  const sections = comparer('en', maskOf(['v1', 'v2']))(
    page('It waits. It stops at errors.', 'kusion compile', '| --watch | false |'),
    page('It waits. You can go on. Then it ends.', 'kusion generate', '| --watch | true |\n| --yes | |'),
  );
  expect(countChanges(sections)).toEqual({
    sections: 3,
    text: {added: 2, removed: 1},
    code: {added: 1, removed: 1},
    row: {added: 2, removed: 1},
  });
});
