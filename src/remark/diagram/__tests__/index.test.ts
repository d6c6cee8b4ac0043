import {describe, expect, it, vi} from 'vitest';
import {diagram} from '..';
import type {Node} from '../../tree';

function block(meta: string | null, value: string, line = 10) {
  return {type: 'code', lang: 'diagram', meta, value, position: {start: {line, column: 1}}};
}

const source = `
  direction down
  actor a: You & "me"
  group g: Pod {
    focus b: <Spec>
    store c: State
  }
  a <-> b: says
  b --> c
  a -> g`;

async function run(...children: object[]) {
  const tree = {type: 'root', children};
  const fail = vi.fn<(reason: string, place?: object) => never>();
  await diagram()(tree as never, {path: `${process.cwd()}/docs/a.md`, fail});
  return {tree, fail};
}

function attribute({attributes}: Node, name: string): unknown {
  return (attributes as {name: string; value: unknown}[]).find((entry) => entry.name === name)?.value;
}

describe('a code block in the language diagram', () => {
  it('becomes a figure with its pictures as HTML, and its text alternative and relations as attributes', async () => {
    const {tree, fail} = await run({type: 'heading'}, block('alt="A feeds <B>."', source));
    const figure = tree.children[1] as Node;
    expect(fail).not.toHaveBeenCalled();
    expect([figure.type, figure.name, attribute(figure, 'role')]).toEqual([
      'mdxJsxFlowElement',
      'figure',
      'img',
    ]);
    expect(attribute(figure, 'aria-label')).toBe('A feeds <B>.');
    expect(attribute(figure, 'data-relations')).toBe(
      'Pod: <Spec>, State\nYou & "me" ↔ <Spec>: says\n<Spec> ⇢ State\nYou & "me" → Pod',
    );
    const {data, value} = attribute(figure, 'dangerouslySetInnerHTML') as {
      data: {estree: object};
      value: string;
    };
    expect(JSON.stringify(data.estree)).toContain('<svg viewBox=');
    const svg = JSON.parse(value.slice('({__html: '.length, -2)) as string;
    // Selectable labels
    expect([...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, label]) => label)).toEqual([
      'says',
      'Pod',
      'You &amp; "me"',
      '&lt;Spec>',
      'State',
    ]);
    // A size, so that nothing moves while the page loads
    expect(svg).toMatch(/^<svg viewBox="0 0 (\d+) (\d+)" width="\1" height="\2">/);
    expect(/class="h" d="([^"]*)"/.exec(svg)?.[1]?.match(/M/g)).toHaveLength(4);
    expect(svg).toMatch(/<path class="a" .*<path class="a d" /);
  });

  it.each([null, 'alt=""', 'alt=short', 'title="A"'])(
    'fails the page if the language is followed by %s',
    async (meta) => {
      const {fail} = await run(block(meta, 'a: A'));
      expect(fail).toHaveBeenCalledWith(
        expect.stringContaining('starts with its text alternative'),
        {line: 10, column: 1},
        'diagram',
      );
    },
  );

  it('fails the page once, with the lines of all errors in all diagrams', async () => {
    const {fail} = await run(block('alt="A."', 'a: A\nwhat?', 10), block(null, 'stor b: B', 20));
    expect(fail).toHaveBeenCalledOnce();
    const [reason, place] = fail.mock.calls[0] ?? [];
    expect(place).toMatchObject({line: 12});
    expect(reason).toMatch(
      /^docs\/a\.md:12 diagram "what\?" is not.*\n.*:20 diagram A diagram starts with.*\n.*:21 diagram The kind "stor"/,
    );
  });

  it('fails the page if the picture is too wide for a phone or too large', async () => {
    const long = 'x'.repeat(60);
    expect((await run(block('alt="A."', `a: ${long}`))).fail).toHaveBeenCalledWith(
      expect.stringContaining('wide on a phone'),
      {line: 10, column: 1},
      'diagram',
    );
    const tall = Array.from({length: 200}, () => '字').join(String.raw`\n`);
    expect((await run(block('alt="A."', `a: ${tall}`))).fail).toHaveBeenCalledWith(
      expect.stringContaining('bytes, but at most 6000 are allowed'),
      {line: 10, column: 1},
      'diagram',
    );
  });
});
