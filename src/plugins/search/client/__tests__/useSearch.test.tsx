import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {noAnswers, type SearchAnswers, type SearchQuestion} from '../messages';
import {useSearch} from '../useSearch';

const asked: {question: SearchQuestion; answer: (answers: SearchAnswers) => void; isCalledOff: boolean}[] =
  [];

vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({siteConfig: {baseUrl: '/'}})}));
vi.mock('@docusaurus/useGlobalData', () => ({usePluginData: () => ({indexes: []})}));
vi.mock('../searchClient', () => ({
  searchClient: () => ({
    ask(question: SearchQuestion, answer: (answers: SearchAnswers) => void) {
      const entry = {question, answer, isCalledOff: false};
      asked.push(entry);
      return () => (entry.isCalledOff = true);
    },
  }),
}));

const answers = noAnswers;
const question = (text: string): SearchQuestion => ({place: 'panel', text, tags: []});
const render = (first: string) =>
  renderHook(({current}) => useSearch(current), {initialProps: {current: question(first)}});

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('useSearch', () => {
  it('does not search for an empty text', () => {
    expect(render('').result.current).toEqual({status: 'idle'});
    expect(asked).toEqual([]);
  });

  it('is loading, then stalled after 300 ms, then idle after the answer', () => {
    const {result} = render('anchor');
    expect(result.current.status).toBe('loading');
    act(() => void vi.advanceTimersByTime(299));
    expect(result.current.status).toBe('loading');
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.status).toBe('stalled');
    act(() => asked[0]?.answer(answers));
    expect(result.current).toMatchObject({status: 'idle', found: {text: 'anchor', answers}});
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current.status).toBe('idle');
  });

  it('returns a preview and keeps waiting', () => {
    const {result} = render('anchor');
    const preview = {...answers, isPreview: true};
    act(() => asked[0]?.answer(preview));
    expect(result.current).toMatchObject({status: 'loading', found: {answers: preview}});
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current).toMatchObject({status: 'stalled', found: {answers: preview}});
    act(() => asked[0]?.answer(preview));
    expect(result.current.status).toBe('stalled');
    act(() => asked[0]?.answer(answers));
    expect(result.current).toMatchObject({status: 'idle', found: {answers}});
  });

  it('keeps results until the next answer, and cancels the old question', () => {
    const {result, rerender} = render('anchor');
    act(() => asked[0]?.answer(answers));
    rerender({current: question('anchors')});
    expect(asked[0]?.isCalledOff).toBe(true);
    expect(result.current).toMatchObject({status: 'loading', found: {text: 'anchor'}});
    act(() => asked[1]?.answer(answers));
    expect(result.current.found?.text).toBe('anchors');
  });
});
