import {expect, test, vi} from 'vitest';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const {firstLitLine, imports, program, programSource, resources} = await import('../homeProgram');

test('every resource comes from a line, and every line refers to resources that are shown', () => {
  const created = program.flatMap(({creates = []}) => creates);
  expect([...new Set(created)].sort()).toEqual(
    resources()
      .map(({id}) => id)
      .sort(),
  );
});

test('the line that is lit at first is the one that makes the most', () => {
  const most = Math.max(...program.map(({creates = []}) => creates.length));
  expect(program[firstLitLine]?.creates).toHaveLength(most);
});

test('the program imports what it uses and closes what it opens', () => {
  const body = program.map(({code}) => code).join('\n');
  for (const line of imports) {
    const name = line.split(/[ .]/).at(-1);
    expect(body, line).toContain(`${name}.`);
  }
  expect(programSource.match(/\{/g)).toHaveLength(programSource.match(/\}/g)?.length ?? 0);
});
