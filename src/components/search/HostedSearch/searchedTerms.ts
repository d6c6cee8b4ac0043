import {plainText} from '../row';
import {isStopWord, stem} from '@site/src/plugins/search/core/pipeline';
import {tokenize, type Token} from '@site/src/plugins/search/core/tokenize';
import type {Segment} from '@site/src/plugins/search/types';

interface Span {
  readonly start: number;
  readonly end: number;
}

function markedSpans(text: readonly Segment[]): Span[] {
  let end = 0;
  return text.flatMap((segment) => {
    const start = end;
    end += segment.text.length;
    return segment.marked ? [{start, end}] : [];
  });
}

/** Terms within a span; where that is but the beginning of a word, the word. */
function termsAt({start, end}: Span, tokens: readonly Token[]): Token[] {
  const within = tokens.filter((token) => token.start >= start && token.end <= end);
  return within.length > 0 ? within : tokens.filter((token) => token.start === start);
}

/** The terms that the service has found in some texts, in the form in which a page is marked with them. */
export function searchedTerms(texts: readonly (readonly Segment[])[]): string[] {
  const found = texts.flatMap((text) => {
    const tokens = tokenize(plainText(text)).filter(({term}) => !isStopWord(term));
    return markedSpans(text).flatMap((span) => termsAt(span, tokens));
  });
  return [...new Set(found.map(({term}) => stem(term)))];
}
