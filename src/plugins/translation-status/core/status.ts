import {surplus} from '../../../build/surplus';
import type {SourcePage} from '../../content-guard/types';
import type {TranslationRecord} from './records';
import {codeDigest, sectionsOf, type Section} from './sections';

/**
 * `unrecorded`: the translation was never accepted, so the English text it is based on is unknown. `extra`: there is no
 * English page.
 */
export type Status = 'current' | 'stale' | 'missing' | 'unrecorded' | 'extra';

/** Comparison of a translation with its English page. */
export interface Comparison {
  readonly status: Status;
  /** Sections of the English page that changed or are new. */
  readonly changed: readonly Pick<Section, 'id' | 'title'>[];
  /** Number of sections that the English page no longer has. */
  readonly removed: number;
  /** Anchors of the English page that the translation lacks. */
  readonly anchors: readonly string[];
}

const nothing = {changed: [], removed: 0, anchors: []};

/** Compares a translation with its English page, using its record. */
export function compare(
  original: SourcePage,
  translation: SourcePage | undefined,
  record: TranslationRecord | undefined,
): Comparison {
  if (!translation || !record) {
    return {status: translation ? 'unrecorded' : 'missing', ...nothing};
  }
  const sections = sectionsOf(original);
  const changed = surplus(sections, record.sections, ({digest}) => digest);
  const removed = Math.max(0, record.sections.length - sections.length);
  // Code that changed in both languages is up to date. Code that changed only in the translation is an error.
  const isCodeChanged = record.code !== codeDigest(sections);
  const translated = new Map(
    isCodeChanged ? sectionsOf(translation).map(({id, code}) => [id, code] as const) : [],
  );
  const stale = sections.filter(
    (section) => changed.includes(section) || (isCodeChanged && translated.get(section.id) !== section.code),
  );
  if (stale.length === 0 && removed === 0) {
    return {status: 'current', ...nothing};
  }
  const anchors = new Set(translation.content.headings.map(({id}) => id));
  return {
    status: 'stale',
    changed: stale.map(({id, title}) => ({id, title})),
    removed,
    anchors: original.content.headings.map(({id}) => id).filter((id) => !anchors.has(id)),
  };
}
