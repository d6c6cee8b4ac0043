import {expect, test, vi} from 'vitest';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const {firstLitLine, imports, program, programSource, resources} = await import('../homeProgram');

test('every resource comes from a line, and every line creates only resources that are shown', () => {
  const created = program.flatMap(({creates = []}) => creates);
  expect([...new Set(created)].sort()).toEqual(
    resources()
      .map(({id}) => id)
      .sort(),
  );
});

test('the line that is highlighted first creates the most resources', () => {
  const most = Math.max(...program.map(({creates = []}) => creates.length));
  expect(program[firstLitLine]?.creates).toHaveLength(most);
});

test('the program uses its imports and has balanced braces', () => {
  const body = program.map(({code}) => code).join('\n');
  for (const line of imports) {
    const name = line.split(/[ .]/).at(-1);
    expect(body, line).toContain(`${name}.`);
  }
  expect(programSource.match(/\{/g)).toHaveLength(programSource.match(/\}/g)?.length ?? 0);
});
