import {describe, expect, it, vi} from 'vitest';
import {noAnswers, type FromWorker, type SearchQuestion, type SearchSetup, type ToWorker} from '../messages';
import {createSearchClient} from '../searchClient';

const setup = {baseUrl: '/zh/', indexes: []} as unknown as SearchSetup;
const question: SearchQuestion = {place: 'panel', text: 'anchor', tags: ['a']};

function connected() {
  const sent: ToWorker[] = [];
  const listeners: ((event: {data: FromWorker}) => void)[] = [];
  const failures: (() => void)[] = [];
  const onFailure = vi.fn();
  const worker: Parameters<typeof createSearchClient>[0] = {
    postMessage: (message) => sent.push(message),
    addEventListener(type: 'message' | 'error', listener: never) {
      (type === 'error' ? failures : listeners).push(listener);
    },
  };
  return {
    client: createSearchClient(worker, setup, onFailure),
    sent,
    say: (data: FromWorker) => listeners.forEach((listener) => listener({data})),
    fail: () => failures.forEach((listener) => listener()),
    onFailure,
  };
}

describe('createSearchClient', () => {
  it('sends the setup to the worker first', () => {
    expect(connected().sent).toEqual([{kind: 'setup', setup}]);
  });

  it('passes each answer to its caller, also in parts', () => {
    const {client, sent, say} = connected();
    const [one, two] = [vi.fn(), vi.fn()];
    client.load(['a', 'b'], 'b');
    client.ask(question, one);
    client.ask({...question, place: 'page'}, two);
    expect(sent.slice(1)).toMatchObject([
      {kind: 'load', tags: ['a', 'b'], activeTag: 'b'},
      {kind: 'ask', id: 1, question: {place: 'panel'}},
      {kind: 'ask', id: 2, question: {place: 'page'}},
    ]);
    say({id: 2, answers: noAnswers});
    say({id: 1, answers: noAnswers});
    say({id: 1, answers: noAnswers});
    say({id: 9, answers: noAnswers});
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([2, 1]);
  });

  it('passes no answers after cancellation', () => {
    const {client, say} = connected();
    const [first, second] = [vi.fn(), vi.fn()];
    client.ask(question, first)();
    client.ask(question, second);
    say({id: 1, answers: noAnswers});
    say({id: 2, answers: noAnswers});
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('answers pending questions with nothing if the worker fails', () => {
    const {client, fail, onFailure} = connected();
    const [waiting, gone] = [vi.fn(), vi.fn()];
    client.ask(question, gone)();
    client.ask(question, waiting);
    fail();
    expect(waiting).toHaveBeenCalledExactlyOnceWith(noAnswers);
    expect(gone).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
