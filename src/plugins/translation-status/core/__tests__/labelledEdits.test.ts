import {describe, expect, it} from 'vitest';
import type {ContentFolder} from '../../../../../config/contentSets';
import {parsePage} from '../../../content-guard/server/parsePage';
import type {SourcePage} from '../../../content-guard/types';
import {recordOf} from '../records';
import {sectionsOf} from '../sections';
import {compare} from '../status';
import edits from './labelledEdits.json';

interface Edit {
  readonly kind: string;
  /** Whether a translator must update the page. */
  readonly stale: boolean;
  readonly text: string;
  readonly from: string;
  readonly to: string;
  /** Whether the Chinese page got the same code. */
  readonly ported?: boolean;
}

const set: ContentFolder = {
  kind: 'docs',
  product: 'Kusion',
  folder: 'docs',
  translations: 'i18n/{locale}/docs',
};

function page(file: string, text: string): SourcePage {
  return {file, path: 'a.md', set, frontMatter: {title: 'A'}, content: parsePage(text)};
}

function isFound({text, from, to, ported}: Edit): boolean {
  const after = text.replace(from, to);
  const record = recordOf(sectionsOf(page('docs/a.md', text)));
  const translation = page('i18n/zh/docs/a.md', ported ? after : text);
  return compare(page('docs/a.md', after), translation, record).status === 'stale';
}

describe('labeled edits of real sentences', () => {
  const all = edits as readonly Edit[];
  const found = all.filter(isFound);
  const right = found.filter(({stale}) => stale).length;
  const wrong = (wanted: boolean) =>
    all
      .filter((edit) => edit.stale === wanted && found.includes(edit) !== wanted)
      .map(({kind, to}) => `${kind}: ${to}`);

  it('are found with a precision of at least 0.95', () => {
    expect(right / found.length, wrong(false).join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('are found with a recall of at least 0.95', () => {
    expect(right / all.filter(({stale}) => stale).length, wrong(true).join('\n')).toBeGreaterThanOrEqual(
      0.95,
    );
  });
});
