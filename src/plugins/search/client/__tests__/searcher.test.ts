import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {section} from '../../core/__tests__/library';
import {buildIndex} from '../../core/buildIndex';
import {titlesOf} from '../../core/compact';
import type {PageSections, SearchIndexFile} from '../../types';
import {noAnswers, type FromWorker, type SearchQuestion, type SearchSetup} from '../messages';
import {createSearcher, fetchJson} from '../searcher';

const setup: SearchSetup = {
  baseUrl: '/',
  indexes: [{tag: 'a'}, {tag: 'b'}, {tag: 'c'}],
  titlesFirst: false,
  compactIndexes: false,
};

const fileWith = (...titles: string[]) =>
  buildIndex(titles.map((title) => section(`/docs/${title.replaceAll(' ', '-')}`, title, title)));

/** A searcher whose files arrive when the test calls `arrive`. The titles file of tag `b` is named `b?`. */
function searching(titlesFirst = false) {
  const asked: string[] = [];
  const arrivals = new Map<string, (file?: SearchIndexFile) => void>();
  const posted: FromWorker[] = [];
  const fetchFile = (name: string) => {
    asked.push(name);
    return new Promise<SearchIndexFile>((resolve, reject) =>
      arrivals.set(name, (file) => (file ? resolve(file) : reject(new Error('404')))),
    );
  };
  const files = {
    index: fetchFile,
    titles: async (tag: string): Promise<PageSections[]> => titlesOf((await fetchFile(`${tag}?`)).documents),
  };
  const searcher = createSearcher({...setup, titlesFirst}, files, (answer) => posted.push(answer));
  const question = (text: string, activeTag?: string): SearchQuestion => ({
    place: 'panel',
    text,
    tags: ['a', 'b', 'c'],
    activeTag,
  });
  const arrive = async (tag: string, file?: SearchIndexFile) => {
    await vi.advanceTimersByTimeAsync(0);
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
  it('requests the active index first, and the others once it has loaded', async () => {
    const {searcher, asked, question, arrive, titles} = searching();
    void searcher.ask(1, question('anchor', 'b'));
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(['b']);
    await arrive('b', fileWith('anchor'));
    expect(asked.sort()).toEqual(['a', 'b', 'c']);
    expect(titles()).toEqual(['anchor']);
  });

  it('does not wait forever for the active index', async () => {
    const {searcher, asked, question, arrive, titles, posted} = searching();
    void searcher.ask(1, question('anchor', 'b'));
    await vi.advanceTimersByTimeAsync(4000);
    expect(asked).toHaveLength(3);
    await arrive('a', fileWith('anchor'));
    expect(titles()).toEqual(['anchor']);
    expect(posted[0]?.answers.isComplete).toBe(false);
  });

  it('waits for the active index only once, not with every question', async () => {
    const {searcher, question, arrive, posted, titles} = searching();
    void searcher.load({tags: ['a', 'b', 'c'], activeTag: 'b'});
    await vi.advanceTimersByTimeAsync(4000);
    await arrive('a', fileWith('anchor'));
    void searcher.ask(1, question('anchor', 'b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(titles()).toEqual(['anchor']);
    void searcher.ask(2, question('anch', 'b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(posted.map(({id}) => id)).toEqual([1, 2]);
  });

  it('waits only once without an active index', async () => {
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

  it('waits a moment for all indexes without an active one', async () => {
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

  it('adds results from late indexes', async () => {
    const {searcher, question, arrive, titles} = searching();
    void searcher.ask(1, question('anchor', 'a'));
    await arrive('a', fileWith('anchor one'));
    await arrive('c', fileWith('anchor three'));
    await arrive('b', fileWith('nothing'));
    expect(titles()[0]).toBe('anchor one');
    expect(titles().at(-1)?.split(',').sort()).toEqual(['anchor one', 'anchor three']);
  });

  it('requests an index once, and logs and treats an unavailable one as empty', async () => {
    const {searcher, question, asked, arrive} = searching();
    vi.mocked(console.debug).mockClear();
    vi.spyOn(console, 'error');
    void searcher.ask(1, question('anchor', 'a'));
    await arrive('a');
    await arrive('b', fileWith('anchor'));
    await arrive('c', fileWith('anchor'));
    await searcher.ask(2, question('anchor', 'b'));
    expect(asked).toEqual(['a', 'b', 'c']);
    expect(console.debug).toHaveBeenCalledOnce();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('reports that nothing was found only after searching all indexes', async () => {
    const {searcher, question, arrive, posted} = searching();
    void searcher.ask(1, question('anchor', 'a'));
    await arrive('a', fileWith('other'));
    await arrive('b', fileWith('other'));
    expect(posted).toEqual([]);
    await arrive('c');
    expect(posted.map(({answers}) => [answers.total, answers.isComplete])).toEqual([[0, true]]);
  });

  it('answers a question without indexes immediately', async () => {
    const {searcher, question, posted} = searching();
    await searcher.ask(1, {...question('anchor'), tags: []});
    expect(posted.map(({answers}) => [answers.total, answers.isComplete])).toEqual([[0, true]]);
  });

  it('answers with nothing if the search fails', async () => {
    const {posted, question} = searching();
    const wording = {
      synonyms: {},
      get simplified(): never {
        throw new Error('too deep');
      },
    };
    const files = {index: vi.fn(), titles: vi.fn()};
    const searcher = createSearcher(setup, files, (answer) => posted.push(answer), wording);
    await searcher.ask(7, {...question('anchor'), tags: []});
    expect(posted).toEqual([{id: 7, answers: noAnswers}]);
  });

  it('drops a question if there is a newer one', async () => {
    const {searcher, question, arrive, posted} = searching();
    void searcher.ask(1, question('anchor', 'a'));
    void searcher.ask(2, question('anchor one', 'a'));
    await arrive('a', fileWith('anchor'));
    await arrive('b', fileWith());
    await arrive('c', fileWith());
    await vi.advanceTimersByTimeAsync(1000);
    expect(new Set(posted.map(({id}) => id))).toEqual(new Set([2]));
  });
});

describe('createSearcher with titles', () => {
  const previews = (posted: readonly FromWorker[]) => posted.map(({answers}) => answers.isPreview);

  it('answers from the titles of the active index, then from the index, then adds the others', async () => {
    const {searcher, asked, question, arrive, titles, posted} = searching(true);
    void searcher.ask(1, question('anchor', 'b'));
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(['b?']);
    await arrive('b?', fileWith('anchor one'));
    expect(asked).toEqual(['b?', 'b']);
    await arrive('b', fileWith('anchor two'));
    await arrive('a', fileWith('anchor three'));
    await arrive('c', fileWith());
    expect(asked.sort()).toEqual(['a', 'b', 'b?', 'c']);
    expect(titles().slice(0, 2)).toEqual(['anchor one', 'anchor two']);
    expect(previews(posted)).toEqual([true, false, false, false]);
    expect(posted.map(({answers}) => answers.isComplete)).toEqual([false, false, false, true]);
  });

  it('requests the index after the titles have been read', async () => {
    const steps: string[] = [];
    const page: PageSections = {
      route: '/docs/anchor',
      get title() {
        steps.push('read');
        return 'Anchor';
      },
      categories: [],
      type: 'docs',
      tags: [],
      sections: [],
    };
    const files = {
      index: (tag: string) => {
        steps.push(tag);
        return Promise.reject(new Error('404'));
      },
      titles: () => Promise.resolve([page]),
    };
    void createSearcher({...setup, titlesFirst: true}, files, vi.fn()).load({tags: ['a'], activeTag: 'a'});
    await vi.advanceTimersByTimeAsync(0);
    expect([steps[0], steps.at(-1)]).toEqual(['read', 'a']);
  });

  it('answers further questions from the loaded titles and indexes, and only from indexes once all have loaded', async () => {
    const {searcher, question, arrive, posted} = searching(true);
    void searcher.load({tags: ['a', 'b', 'c'], activeTag: 'b'});
    await arrive('b?', fileWith('anchor one'));
    void searcher.ask(1, question('anch', 'b'));
    void searcher.ask(2, question('anchor', 'b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(posted.map(({id, answers}) => [id, answers.isPreview])).toEqual([[2, true]]);
    for (const tag of ['b', 'a', 'c']) {
      await arrive(tag, fileWith('anchor'));
    }
    posted.length = 0;
    void searcher.ask(3, question('anchor one', 'b'));
    await vi.advanceTimersByTimeAsync(0);
    expect(posted.map(({id, answers}) => [id, answers.isPreview])).toEqual([[3, false]]);
  });

  it('waits for the index if titles match nothing or little, or fail to load', async () => {
    const {searcher, question, arrive, posted, asked} = searching(true);
    void searcher.load({tags: ['a', 'b', 'c'], activeTag: 'b'});
    await arrive('b?', fileWith('anchor'));
    for (const [id, text] of ['quokka', 'anchor kettle quokka pangolin'].entries()) {
      void searcher.ask(id + 1, question(text, 'b'));
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(posted).toEqual([]);
    void searcher.ask(3, question('anchor', 'a'));
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual(['b?', 'b', 'a?']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['b?', 'b', 'a?', 'a']);
    await arrive('a?');
    await arrive('a', fileWith('anchor'));
    expect(previews(posted)).toEqual([false]);
  });

  it('answers from all titles, then from all indexes, without an active index', async () => {
    const {searcher, question, arrive, posted, asked} = searching(true);
    void searcher.ask(1, question('anchor'));
    for (const tag of ['a?', 'b?', 'c?']) {
      await arrive(tag, fileWith(`anchor ${tag}`));
    }
    await vi.advanceTimersByTimeAsync(1000);
    await arrive('c', fileWith('anchor'));
    await vi.advanceTimersByTimeAsync(1000);
    await arrive('a', fileWith());
    await arrive('b', fileWith());
    expect(asked).toEqual(['a?', 'b?', 'c?', 'a', 'b', 'c']);
    expect(posted.map(({answers}) => [answers.rows.length, answers.isPreview])).toEqual([
      [3, true],
      [1, false],
    ]);
  });

  it('answers from titles and other indexes if the active index is late', async () => {
    const {searcher, question, arrive, posted} = searching(true);
    void searcher.ask(1, question('anchor', 'b'));
    await arrive('b?', fileWith('anchor one'));
    await vi.advanceTimersByTimeAsync(4000);
    await arrive('a', fileWith('anchor two'));
    await arrive('c', fileWith());
    expect(posted.map(({answers}) => [answers.rows.length, answers.isPreview])).toEqual([
      [1, true],
      [2, false],
      [2, false],
    ]);
    await arrive('b', fileWith());
    expect(posted.at(-1)?.answers).toMatchObject({total: 1, isComplete: true});
  });

  it('requests no titles for the results page or for an index that is ready', async () => {
    const {searcher, question, arrive, asked} = searching(true);
    void searcher.ask(1, {...question('anchor', 'a'), place: 'page', view: {limit: 20}});
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual(['a']);
    await arrive('a', fileWith('anchor'));
    void searcher.ask(2, question('anchor', 'a'));
    await vi.advanceTimersByTimeAsync(10);
    expect(asked.filter((name) => name.endsWith('?'))).toEqual([]);
  });
});

describe('fetchJson', () => {
  const fetchFile = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetchFile);

  it('returns the content of a file, and rejects if it is late, missing, or not JSON', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetchFile.mockResolvedValueOnce(new Response('{"a":1}'));
    expect(await fetchJson('/some.json')).toEqual({a: 1});
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
    expect(fetchFile).toHaveBeenCalledWith('/some.json', {signal: timeout.mock.results[0]?.value as unknown});
    fetchFile.mockResolvedValueOnce(new Response('', {status: 404, statusText: 'Not Found'}));
    await expect(fetchJson('/some.json')).rejects.toThrow('404 Not Found');
    fetchFile.mockResolvedValueOnce(new Response('<!doctype html>'));
    await expect(fetchJson('/some.json')).rejects.toThrow(SyntaxError);
  });
});
