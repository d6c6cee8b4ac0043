import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {section} from '../../core/__tests__/library';
import {buildIndex} from '../../core/buildIndex';
import {createIndexStore} from '../indexStore';
import type {FromWorker, SearchQuestion, SearchSetup} from '../messages';
import {createSearcher} from '../searcher';

const setup: SearchSetup = {
  baseUrl: '/',
  indexes: [{tag: 'a'}, {tag: 'b'}, {tag: 'c'}],
};

const fileWith = (...titles: string[]) =>
  buildIndex(titles.map((title) => section(`/docs/${title.replaceAll(' ', '-')}`, title, title)));

/** A searcher whose index files arrive when the test says so. */
function searching() {
  const asked: string[] = [];
  const arrivals = new Map<string, (file: unknown) => void>();
  const posted: FromWorker[] = [];
  const store = createIndexStore(setup.indexes, (tag) => {
    asked.push(tag);
    return new Promise((resolve) => arrivals.set(tag, resolve));
  });
  const searcher = createSearcher(setup, store, (answer) => posted.push(answer));
  const question = (text: string, activeTag?: string): SearchQuestion => ({
    place: 'panel',
    text,
    tags: ['a', 'b', 'c'],
    activeTag,
  });
  const arrive = async (tag: string, file: unknown) => {
    arrivals.get(tag)?.(file);
    await vi.advanceTimersByTimeAsync(0);
  };
  const titles = () => posted.map(({answers}) => answers.rows.map(({hit}) => hit.document.title).join());
  return {searcher, asked, posted, question, arrive, titles};
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createSearcher', () => {
  it('asks for the active index first, and for the others when it is there', async () => {
    const {searcher, asked, question, arrive, titles} = searching();
    void searcher.ask(1, question('anchor', 'b'));
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(['b']);
    await arrive('b', fileWith('anchor'));
    expect(asked.sort()).toEqual(['a', 'b', 'c']);
    expect(titles()).toEqual(['anchor']);
  });

  it('does not wait for an active index that does not come', async () => {
    const {searcher, asked, question, arrive, titles, posted} = searching();
    void searcher.ask(1, question('anchor', 'b'));
    await vi.advanceTimersByTimeAsync(4000);
    expect(asked).toHaveLength(3);
    await arrive('a', fileWith('anchor'));
    expect(titles()).toEqual(['anchor']);
    expect(posted[0]?.answers.isComplete).toBe(false);
  });

  it('waits for an active index once, not with every question', async () => {
    const {searcher, question, arrive, posted, titles} = searching();
    void searcher.load(['a', 'b', 'c'], 'b');
    await vi.advanceTimersByTimeAsync(4000);
    await arrive('a', fileWith('anchor'));
    void searcher.ask(1, question('anchor', 'b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(titles()).toEqual(['anchor']);
    void searcher.ask(2, question('anch', 'b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(posted.map(({id}) => id)).toEqual([1, 2]);
  });

  it('waits once where no index matters most', async () => {
    const {searcher, question, arrive, posted} = searching();
    void searcher.ask(1, question('anchor'));
    await vi.advanceTimersByTimeAsync(10);
    await arrive('a', fileWith('anchor'));
    await vi.advanceTimersByTimeAsync(390);
    void searcher.ask(2, question('anch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(posted.map(({id, answers}) => [id, answers.isComplete])).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it('waits a moment for all indexes where none matters most', async () => {
    const {searcher, question, arrive, posted} = searching();
    void searcher.ask(1, question('anchor'));
    await vi.advanceTimersByTimeAsync(10);
    await arrive('a', fileWith('anchor'));
    expect(posted).toEqual([]);
    await arrive('b', fileWith('anchor'));
    await arrive('c', fileWith('other'));
    expect(posted).toHaveLength(1);
    expect(posted[0]?.answers.isComplete).toBe(true);
  });

  it('adds what late indexes have', async () => {
    const {searcher, question, arrive, titles} = searching();
    void searcher.ask(1, question('anchor', 'a'));
    await arrive('a', fileWith('anchor one'));
    await arrive('c', fileWith('anchor three'));
    await arrive('b', fileWith('nothing'));
    expect(titles()[0]).toBe('anchor one');
    expect(titles().at(-1)?.split(',').sort()).toEqual(['anchor one', 'anchor three']);
  });

  it('says that nothing is found only when every index has been asked', async () => {
    const {searcher, question, arrive, posted} = searching();
    void searcher.ask(1, question('anchor', 'a'));
    await arrive('a', fileWith('other'));
    await arrive('b', fileWith('other'));
    expect(posted).toEqual([]);
    await arrive('c', undefined);
    expect(posted.map(({answers}) => [answers.total, answers.isComplete])).toEqual([[0, true]]);
  });

  it('answers a question about no index at once', async () => {
    const {searcher, question, posted} = searching();
    await searcher.ask(1, {...question('anchor'), tags: []});
    expect(posted.map(({answers}) => [answers.total, answers.isComplete])).toEqual([[0, true]]);
  });

  it('drops a question for which a newer one has come, or that has been called off', async () => {
    const {searcher, question, arrive, posted} = searching();
    void searcher.ask(1, question('anchor', 'a'));
    void searcher.ask(2, question('anchor one', 'a'));
    void searcher.ask(3, {...question('anchor'), place: 'page', view: {limit: 20}});
    searcher.forget(1, 'panel');
    searcher.forget(3, 'page');
    await arrive('a', fileWith('anchor'));
    await arrive('b', fileWith());
    await arrive('c', fileWith());
    await vi.advanceTimersByTimeAsync(1000);
    expect(new Set(posted.map(({id}) => id))).toEqual(new Set([2]));
  });
});
