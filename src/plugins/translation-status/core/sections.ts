import {sha256} from '../../../build/digest';
import type {SourcePage} from '../../content-guard/types';
import {sharedCode, translatedText} from './blockCode';
import {wordsOf} from './words';

/** Part of a page: from one heading to the next, or before the first one. */
export interface Section {
  /** Anchor of the heading; empty for the start of the page. */
  readonly id: string;
  /** Heading without Markdown; the page's title for its start. */
  readonly title: string;
  /** Line of the heading. */
  readonly line: number;
  /** Digest of the translatable text. */
  readonly digest: string;
  /** Code that is the same in every language. */
  readonly code: string;
}

const frontMatterTexts = ['title', 'description', 'sidebar_label'];

/** Digest of the translatable words in a text. */
export function textDigest(markdown: string): string {
  return sha256(wordsOf(markdown).join(' '), 8);
}

/** The sections of a page, in order. */
export function sectionsOf({content, frontMatter}: SourcePage): Section[] {
  const {headings, codeBlocks, prose} = content;
  const texts = frontMatterTexts.map((field) => frontMatter[field] ?? '').join('\n\n');
  const starts = [{id: '', line: 1, title: String(frontMatter.title ?? '')}, ...headings];
  return starts.map(({id, line, title}, index) => {
    const end = starts[index + 1]?.line ?? prose.length + 1;
    const blocks = codeBlocks.filter((block) => block.line >= line && block.line < end);
    const lines = prose.slice(line - 1, end - 1);
    const parts = [index === 0 ? texts : '', ...lines, ...blocks.map(translatedText)];
    return {
      id,
      line,
      title,
      digest: textDigest(parts.join('\n')),
      code: blocks.map(sharedCode).join('\n'),
    };
  });
}

/** Digest of all code on a page that is the same in every language. */
export function codeDigest(sections: readonly Section[]): string {
  return sha256(sections.map(({code}) => code).join('\n'), 8);
}
