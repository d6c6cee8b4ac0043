import {describe, expect, it} from 'vitest';
import {parseDiagram} from '../parse';

function diagramOf(...lines: string[]) {
  const {diagram, faults} = parseDiagram(lines.join('\n'));
  expect(faults.map(String)).toEqual([]);
  return diagram;
}

const faultsOf = (...lines: string[]) => parseDiagram(lines.join('\n')).faults;

describe('a diagram', () => {
  it('is parsed', () => {
    expect(
      diagramOf(
        '# what a reader should see',
        'direction down',
        'app: Operator',
        '',
        'group pod: Operator Pod {',
        '  focus proxy: ctrlmesh-proxy',
        '}',
        String.raw`external api: API\nserver`,
        'app -> proxy: list, watch',
        'proxy-->api',
        'app <-> pod',
      ),
    ).toEqual({
      direction: 'down',
      boxes: [
        {id: 'app', kind: 'box', label: ['Operator']},
        {id: 'proxy', kind: 'focus', label: ['ctrlmesh-proxy'], group: 'pod'},
        {id: 'api', kind: 'external', label: ['API', 'server']},
      ],
      groups: [{id: 'pod', label: ['Operator Pod']}],
      arrows: [
        {from: 'app', to: 'proxy', label: ['list, watch'], dashed: false, bothWays: false},
        {from: 'proxy', to: 'api', label: [], dashed: true, bothWays: false},
        {from: 'app', to: 'pod', label: [], dashed: false, bothWays: true},
      ],
    });
  });

  it.each(['box', 'store', 'actor', 'external', 'focus'])('supports the kind %s', (kind) => {
    expect(diagramOf(`${kind} a: A`).boxes).toEqual([{id: 'a', kind, label: ['A']}]);
  });

  it('keeps colons, arrows, and Chinese in labels', () => {
    expect(diagramOf('a: 端口：5443', 'b: HTTP -> gRPC', 'a -> b: x: y').arrows[0]?.label).toEqual(['x: y']);
  });

  it('can connect boxes before it declares them, and have hyphens in ids', () => {
    expect(diagramOf('my-app->api-server', 'my-app: A', 'store api-server: B').arrows[0]).toMatchObject({
      from: 'my-app',
      to: 'api-server',
    });
  });
});

describe('errors have the line and a hint:', () => {
  it.each([
    ['an unknown direction', ['direction rigth', 'a: A'], 1, 'Did you mean "right"?'],
    ['an unknown kind', ['a: A', 'stor b: B'], 2, 'Did you mean "store"'],
    ['a duplicate id', ['a: A', 'a: B'], 2, 'already used on line 1'],
    ['a missing label', ['a:'], 1, '"a:" is not a statement'],
    ['an unknown arrow', ['a: A', 'b: B', 'a => b'], 3, 'Allowed statements: "direction right"'],
    ['an arrow from an unknown box', ['api: A', 'b: B', '  apo -> b'], 3, 'Did you mean "api"?'],
    ['an arrow to an unknown box', ['a: A', 'a -> nowhere'], 2, 'Allowed: "a".'],
    ['an arrow to the same box', ['a: A', 'a -> a'], 2, 'to itself'],
    ['an arrow from a group to its box', ['group g: G {', 'a: A', '}', 'g -> a'], 4, 'a box inside it'],
    ['an empty group', ['a: A', 'group g: G {', '}'], 2, 'is empty'],
    ['no boxes', ['# nothing'], 1, 'has no boxes'],
    ['a nested group', ['group g: G {', 'a: A', 'group h: H {', 'b: B', '}'], 3, "Groups can't be nested"],
    ['an unclosed group', ['group g: G {', 'a: A'], 1, 'is not closed'],
    ['an unmatched brace', ['a: A', '}'], 2, "doesn't close a group"],
  ])('%s', (_name, lines, line, message) => {
    expect(faultsOf(...lines)[0]).toMatchObject({line, message: expect.stringContaining(message) as string});
  });

  it('all are reported, in order of their lines', () => {
    const lines = faultsOf('direction up', 'a: A', 'b -> a', 'sture s: S', 'a: again').map(({line}) => line);
    expect(lines).toEqual([1, 3, 4, 5]);
  });

  it("an arrow to an invalid box isn't an additional error", () => {
    expect(faultsOf('stor db: State', 'a: A', 'a -> db')).toHaveLength(1);
  });

  it("lines are those in the page's file", () => {
    expect(parseDiagram('a: A\n  what?', 41).faults[0]?.line).toBe(42);
  });
});
