import type {HitView, SearchHit, Segment} from '../types';
import {isStopWord, stem} from './pipeline';
import {tokenize} from './tokenize';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Places of a text that one of the terms stands at; overlapping places are one. */
function spansOf(text: string, terms: ReadonlySet<string>): Span[] {
  const spans: {start: number; end: number}[] = [];
  const found = tokenize(text)
    .filter(({term}) => terms.has(term) || (!isStopWord(term) && terms.has(stem(term))))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  for (const {start, end} of found) {
    const last = spans.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
    } else {
      spans.push({start, end});
    }
  }
  return spans;
}

function segmentsOf(text: string, spans: readonly Span[]): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  for (const {start, end} of spans) {
    segments.push(
      {text: text.slice(position, start), marked: false},
      {text: text.slice(start, end), marked: true},
    );
    position = end;
  }
  segments.push({text: text.slice(position), marked: false});
  return segments.filter((segment) => segment.text !== '');
}

/** Cuts a text into what was found and what was not; the pieces join back to the text. */
export function markText(text: string, terms: readonly string[]): Segment[] {
  return segmentsOf(text, spansOf(text, new Set(terms)));
}

/** The part of a text around the most matches, from the beginning of a word, no longer than asked for. */
export function excerptOf(text: string, terms: readonly string[], length: number): string {
  if (text.length <= length) {
    return text;
  }
  const spans = spansOf(text, new Set(terms));
  const matchesFrom = (from: number) =>
    spans.filter(({start, end}) => start >= from && end <= from + length).length;
  const lead = Math.floor(length / 4);
  const starts = spans.map(({start}) => Math.max(0, Math.min(start - lead, text.length - length)));
  const best = starts.reduce((a, b) => (matchesFrom(b) > matchesFrom(a) ? b : a), 0);
  const from = best === 0 ? 0 : best + text.slice(best, best + lead).indexOf(' ') + 1;
  const isWhole = from + length >= text.length;
  return `${from === 0 ? '' : '…'}${text.slice(from, from + length).trim()}${isWhole ? '' : '…'}`;
}

/** A hit as a row shows it. */
export function viewOf(hit: SearchHit, excerptLength: number): HitView {
  const {document, terms} = hit;
  const title = document.sectionTitle || document.pageTitle;
  const crumbs = [
    ...document.sidebarParentCategories,
    ...(title === document.pageTitle ? [] : [document.pageTitle]),
  ];
  return {
    hit,
    title: markText(title, terms),
    path: crumbs.map((crumb) => markText(crumb, terms)),
    excerpt: markText(excerptOf(document.content, terms, excerptLength), terms),
  };
}
