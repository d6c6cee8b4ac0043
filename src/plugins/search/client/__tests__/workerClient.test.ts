import {describe, expect, it, vi} from 'vitest';
import type {FromWorker, SearchAnswers, SearchQuestion, SearchSetup, ToWorker} from '../messages';
import {createSearchClient} from '../workerClient';

const setup = {baseUrl: '/zh/', indexes: []} as unknown as SearchSetup;
const question: SearchQuestion = {place: 'panel', text: 'anchor', tags: ['a']};
const answers: SearchAnswers = {rows: [], total: 0, suggestions: [], isComplete: true};

function connected() {
  const sent: ToWorker[] = [];
  const listeners: ((event: {data: FromWorker}) => void)[] = [];
  const client = createSearchClient(
    {
      postMessage: (message) => sent.push(message),
      addEventListener: (_, listener) => listeners.push(listener),
    },
    setup,
  );
  return {client, sent, say: (data: FromWorker) => listeners.forEach((listener) => listener({data}))};
}

describe('createSearchClient', () => {
  it('tells the worker first where it is', () => {
    expect(connected().sent).toEqual([{kind: 'setup', setup}]);
  });

  it('hands each answer to who has asked, also when it comes in parts', () => {
    const {client, sent, say} = connected();
    const [one, two] = [vi.fn(), vi.fn()];
    client.ask(question, one);
    client.ask({...question, place: 'page'}, two);
    expect(sent.slice(1)).toMatchObject([
      {kind: 'ask', id: 1, question: {place: 'panel'}},
      {kind: 'ask', id: 2, question: {place: 'page'}},
    ]);
    say({id: 2, answers});
    say({id: 1, answers});
    say({id: 1, answers});
    say({id: 9, answers});
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([2, 1]);
  });

  it('hands out nothing after the question was called off, and tells the worker if no newer one has', () => {
    const {client, sent, say} = connected();
    const listener = vi.fn();
    const cancelFirst = client.ask(question, listener);
    const cancelSecond = client.ask(question, listener);
    cancelFirst();
    expect(sent.some(({kind}) => kind === 'forget')).toBe(false);
    cancelSecond();
    expect(sent.at(-1)).toEqual({kind: 'forget', place: 'panel'});
    say({id: 1, answers});
    say({id: 2, answers});
    expect(listener).not.toHaveBeenCalled();
  });

  it('fetches ahead', () => {
    const {client, sent} = connected();
    client.load(['a', 'b'], 'b');
    expect(sent.at(-1)).toEqual({kind: 'load', tags: ['a', 'b'], activeTag: 'b'});
  });
});
