import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {narrowLimit, wideLimit} from '../layout';
import {parseDiagram} from '../parse';
import {readAlt} from '../readAlt';
import {byteLimit, renderDiagram} from '../render';

const siteDir = path.resolve(__dirname, '../../../..');
const contentFolder = /^(?:blog|community|i18n|(?:[a-z-]+_)?(?:versioned_)?docs)$/;

interface Found {
  readonly file: string;
  readonly line: number;
  readonly meta: string;
  readonly text: string;
}

function diagramsOf(file: string): Found[] {
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return [...source.matchAll(/^```diagram(?<meta>.*)\n(?<text>[\s\S]*?)\n```$/gm)].map(({groups, index}) => ({
    file,
    line: source.slice(0, index).split('\n').length,
    meta: groups?.meta ?? '',
    text: groups?.text ?? '',
  }));
}

const found = fs
  .readdirSync(siteDir)
  .filter((name) => contentFolder.test(name))
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .flatMap((name) => diagramsOf(path.join(folder, name))),
  );

/** One of each text: versions of a page share theirs. */
const distinct = [...new Map(found.map((diagram) => [diagram.text, diagram])).values()];

describe('Every diagram of the site', () => {
  it('is found', () => {
    expect(found.length).toBeGreaterThan(0);
  });

  it.each(distinct)(
    '$file:$line is drawn within the byte budget, readable on a phone',
    async ({line, meta, text}) => {
      const start = {line: line + 1, column: 1};
      const {diagram, faults} = parseDiagram(text, start);
      expect(faults).toEqual([]);
      expect(readAlt(meta, start)).not.toBe('');
      const html = await renderDiagram(diagram, start);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(byteLimit);
      const widths = [...html.matchAll(/<svg[^>]* width="(\d+)"/g)].map(([, width]) => Number(width));
      expect(widths.at(-1)).toBeLessThanOrEqual(narrowLimit);
      expect(Math.max(...widths)).toBeLessThanOrEqual(wideLimit);
    },
  );

  it('has the same boxes and arrows in both languages', () => {
    const shapes = (file: string) =>
      diagramsOf(file).map(({text}) => {
        const {boxes, groups, arrows} = parseDiagram(text, {line: 1, column: 1}).diagram;
        return [
          ...boxes.map(({id, kind, group}) => `${kind} ${id} ${group ?? ''}`),
          ...groups.map(({id}) => id),
          ...arrows.map(({from, to, dashed, bothWays}) => [from, to, dashed, bothWays].join(' ')),
        ];
      });
    const pairs = [...new Set(found.map(({file}) => file))].flatMap((file) => {
      const twin =
        /^i18n\/[^/]+\/docusaurus-plugin-content-(?<kind>docs|blog)(?:-(?<id>[^/]+))?\/(?<rest>.+)$/.exec(
          file,
        )?.groups;
      if (!twin) {
        return [];
      }
      const prefix = twin.id === undefined ? '' : `${twin.id}_`;
      const rest = twin.rest ?? '';
      const english =
        twin.kind === 'blog'
          ? `blog/${rest}`
          : twin.id === 'community'
            ? rest.replace(/^current/, 'community')
            : rest
                .replace(/^current/, `${prefix}docs`)
                .replace(/^version-/, `${prefix}versioned_docs/version-`);
      return [{file, english}];
    });
    expect(pairs.length).toBeGreaterThan(0);
    for (const {file, english} of pairs) {
      expect({file, shapes: shapes(file)}).toEqual({file, shapes: shapes(english)});
    }
  });
});
