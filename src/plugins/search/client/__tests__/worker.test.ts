import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {FromWorker, SearchQuestion, SearchSetup, ToWorker} from '../messages';
import {createSearcher, type Searcher} from '../searcher';

vi.mock('../searcher', () => ({createSearcher: vi.fn()}));

const setup = {baseUrl: '/', indexes: []} as unknown as SearchSetup;
const question: SearchQuestion = {place: 'panel', text: 'anchor', tags: ['a']};
const empty = {rows: [], total: 0, suggestions: [], isComplete: true};

/** The worker with a searcher, and what it posts. */
async function working(searcher: Partial<Searcher>) {
  const posted: FromWorker[] = [];
  let listener: ((event: {data: ToWorker}) => void) | undefined;
  vi.mocked(createSearcher).mockReturnValue(searcher as Searcher);
  vi.stubGlobal('self', {
    postMessage: (message: FromWorker) => posted.push(message),
    addEventListener: (_: string, given: typeof listener) => (listener = given),
  });
  vi.resetModules();
  await import('../worker');
  const say = async (data: ToWorker) => {
    listener?.({data});
    await new Promise((resolve) => setTimeout(resolve));
  };
  await say({kind: 'setup', setup});
  return {posted, say};
}

beforeEach(() => {
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('The worker', () => {
  it('hands over what it is told, and posts what the searcher finds', async () => {
    const searcher = {ask: vi.fn(() => Promise.resolve()), load: vi.fn(), forget: vi.fn()};
    const {posted, say} = await working(searcher);
    await say({kind: 'load', tags: ['a', 'b'], activeTag: 'b'});
    await say({kind: 'ask', id: 1, question});
    await say({kind: 'forget', id: 1, place: 'panel'});
    expect(searcher.load).toHaveBeenCalledExactlyOnceWith(['a', 'b'], 'b');
    expect(searcher.ask).toHaveBeenCalledExactlyOnceWith(1, question);
    expect(searcher.forget).toHaveBeenCalledExactlyOnceWith(1, 'panel');
    expect(posted).toEqual([]);
    vi.mocked(createSearcher).mock.calls.at(-1)?.[2]({id: 1, answers: empty});
    expect(posted).toEqual([{id: 1, answers: empty}]);
  });

  it('answers with nothing when the search fails, and leaves a line for developers and no more', async () => {
    vi.spyOn(console, 'error');
    const {posted, say} = await working({ask: () => Promise.reject(new Error('too deep'))});
    await say({kind: 'ask', id: 7, question});
    expect(posted).toEqual([{id: 7, answers: empty}]);
    expect(console.debug).toHaveBeenCalledOnce();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('does nothing before it knows where it is', async () => {
    const {posted, say} = await working({});
    vi.resetModules();
    await import('../worker');
    await say({kind: 'ask', id: 1, question});
    expect(posted).toEqual([]);
  });
});
