import type {HitView, SearchHit, Segment} from '../types';
import {columnsOf, positionAt} from './columns';
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

/**
 * Whether a section seems to go on after what the index file keeps of it: that ends within a sentence, and is
 * as long as the file keeps of long ones.
 */
function goesOn(text: string, longest: number): boolean {
  const isLong = text.length >= longest * 0.8 && text.length <= longest;
  return isLong && !/[.!?:;)\]}>"'`。！？：；）”」…]$/.test(text);
}

/**
 * The part of a text around the most matches, from the beginning of a word. They stand in its first half,
 * which is what fits in two lines of a phone.
 *
 * @param width longest part, in columns: letters, or halves of a Chinese character
 */
export function excerptOf(text: string, terms: readonly string[], width: number): string {
  const columns = columnsOf(text);
  const columnOf = (position: number) => columns[position] as number;
  const total = columnOf(text.length);
  const half = Math.floor(width / 2);
  const lead = Math.floor(width / 4);
  const spans = spansOf(text, new Set(terms));
  const matchesFrom = (from: number) =>
    spans.filter(({start, end}) => start >= from && columnOf(end) <= columnOf(from) + half).length;
  const starts = spans.map(({start, end}) => {
    const fullest = Math.max(total - width, columnOf(end) - half);
    return positionAt(columns, Math.max(0, Math.min(columnOf(start) - lead, fullest)));
  });
  const best = starts.reduce((a, b) => (matchesFrom(b) > matchesFrom(a) ? b : a), 0);
  const gap = text.slice(best, positionAt(columns, columnOf(best) + lead)).indexOf(' ');
  const from = best === 0 ? 0 : best + gap + 1;
  const to = positionAt(columns, columnOf(from) + width);
  return `${from === 0 ? '' : '…'}${text.slice(from, to).trim()}${to < text.length || goesOn(text, width) ? '…' : ''}`;
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
