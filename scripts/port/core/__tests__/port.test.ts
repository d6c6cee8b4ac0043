import {describe, expect, it} from 'vitest';
import {applyEdit, changesOf, type Change} from '../edits';

const page = (...lines: readonly string[]) => [...lines, ''].join('\n');

/** Applies a change like the command: whole lines first, then sentences. */
function port(target: string, {lines, sentences}: Change) {
  return applyEdit(target, lines, ...(sentences ? [sentences] : []));
}

function only(before: string, after: string): Change {
  const [change, ...others] = changesOf(before, after);
  expect(others).toEqual([]);
  return change as Change;
}

describe('a changed paragraph', () => {
  const before = page('# Stack', '', 'A stack is a folder. It recieves one workspace. It has a state.');
  const after = before.replace('recieves', 'receives');
  const change = only(before, after);

  it('is replaced by sentence where the rest of the paragraph differs', () => {
    const target = page('# Stack', '', 'A stack is a directory. It recieves one workspace. No state yet.');
    expect(port(target, change)).toMatchObject({text: target.replace('recieves', 'receives'), line: 3});
  });

  it('is left alone where its sentence differs, and the most similar line is reported', () => {
    const target = page('# Stack', '', 'Short.', '', 'A stack is a folder. It recieves two workspaces.');
    expect(port(target, change)).toEqual({fault: 'the text differs', line: 5});
  });

  it('is left alone where it occurs twice', () => {
    const paragraph = 'A stack is a folder. It recieves one workspace. It has a state.';
    expect(port(page(paragraph, '', paragraph), change)).toEqual({
      fault: 'the text is on lines 1, 3',
      line: 1,
    });
  });

  it('is also found by sentence in Chinese', () => {
    const chinese = page('栈是一个目录。它对应一个工作空见。它有状态。');
    const {sentences} = only(chinese, chinese.replace('空见', '空间'));
    expect(sentences).toEqual({before: '它对应一个工作空见。', after: '它对应一个工作空间。'});
  });
});

describe('a changed line that is not unique', () => {
  it('includes lines around it until it is unique', () => {
    const before = page('a:', '  port: 80', 'b:', '  port: 80');
    const change = only(before, page('a:', '  port: 80', 'b:', '  port: 81'));
    const target = page('b:', '  port: 80', 'c:', '  port: 80');
    expect(port(target, change).fault).toBe('the text differs');
    expect(port(page('x', 'b:', '  port: 80'), change)).toMatchObject({
      text: page('x', 'b:', '  port: 81'),
      line: 3,
    });
  });

  it('is not considered present just because its new text occurs elsewhere', () => {
    const before = page('a {', '  x', '}', 'b {', '  old', ')');
    const change = only(before, page('a {', '  x', '}', 'b {', '  old', '}'));
    expect(port(page('c {', '  x', '}'), change).fault).toBe('the text differs');
    expect(port(page('  old', ')', ''), change)).toMatchObject({text: page('  old', '}', '')});
  });

  it('is inserted and deleted only between the same lines', () => {
    const before = page('One.', '', 'Two.', '', 'Three.');
    const inserted = only(before, page('One.', '', 'New.', '', 'Two.', '', 'Three.'));
    expect(port(page('One.', '', 'Other.'), inserted).fault).toBe('the text differs');
    expect(port(page('Zero.', '', 'One.', '', 'Two.'), inserted)).toMatchObject({
      text: page('Zero.', '', 'One.', '', 'New.', '', 'Two.'),
      line: 5,
    });
    const deleted = only(before, page('One.', '', 'Three.'));
    expect(port(page('One.', '', 'Three.'), deleted)).toEqual({line: 1});
    expect(port(page('One.', '', 'Two!', '', 'Three.'), deleted).fault).toBe('the text differs');
    expect(port(page('One.', '', 'Two.', '', 'Three.'), deleted)).toMatchObject({
      text: page('One.', '', 'Three.'),
    });
  });

  it('is merged with its neighbor if the lines around them overlap', () => {
    const before = page('start', 'a', 'x', 'b', 'x', 'c', 'end');
    const after = page('start', 'a', 'y', 'b', 'z', 'c', 'end');
    const change = only(before, after);
    expect(port(before, change)).toMatchObject({text: after});
  });
});

describe('a change that is the same in every language', () => {
  const before = page('Read [Stacks](stack.md) or [Apps](app.md).', '', '```yaml', 'version: 1', '```');
  const chinese = page('参见[栈](stack.md)或[应用](app.md)。', '', '```yaml', 'version: 1', '```');

  it('is a link target', () => {
    const {shared} = only(before, before.replace('stack.md', 'stack/overview.md'));
    expect(shared).toEqual([{before: '](stack.md)', after: '](stack/overview.md)'}]);
    expect(applyEdit(chinese, ...(shared as [never]))).toMatchObject({line: 1});
  });

  it('is not prose, even together with a link target', () => {
    const after = before.replace('Read [Stacks](stack.md)', 'See [Stacks](stack/overview.md)');
    expect(only(before, after).shared).toEqual([]);
  });
});
