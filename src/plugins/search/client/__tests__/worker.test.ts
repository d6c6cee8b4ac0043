import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {noAnswers, type FromWorker, type SearchQuestion, type SearchSetup, type ToWorker} from '../messages';
import {createSearcher, type Searcher} from '../searcher';

vi.mock('../searcher', () => ({createSearcher: vi.fn(), fetchJson: vi.fn()}));

const setup = {baseUrl: '/', indexes: []} as unknown as SearchSetup;
const question: SearchQuestion = {place: 'panel', text: 'anchor', tags: ['a']};

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

describe('the worker', () => {
  it('answers with nothing and logs the error if the search fails', async () => {
    vi.spyOn(console, 'error');
    const {posted, say} = await working({ask: () => Promise.reject(new Error('too deep'))});
    await say({kind: 'ask', id: 7, question});
    expect(posted).toEqual([{id: 7, answers: noAnswers}]);
    expect(console.debug).toHaveBeenCalledOnce();
    expect(console.error).not.toHaveBeenCalled();
  });
});
