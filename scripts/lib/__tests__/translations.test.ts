import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import type {ContentFolder} from '../../../config/contentSets';
import {temporaryFolder} from '../../../src/build/__tests__/temporaryFolder';
import {writeFile} from '../../../src/build/files';
import {readSources} from '../../../src/plugins/content-guard/server/readSources';
import {readStatus, type TranslationStatus} from '../../../src/plugins/translation-status/server/readStatus';
import {changesSince} from '../translationDiff';
import {acceptPages, acceptTexts, textStatuses} from '../translationRecords';

const zh = 'i18n/zh/docs';
const set: ContentFolder = {
  kind: 'docs',
  product: 'Kusion',
  version: 'v1',
  folder: 'docs',
  translations: 'i18n/{locale}/docs',
};
const head = '---\ntitle: Page\ndescription: A page.\n---\n';
const english = `${head}
Text.

## Wait {/* #wait */}

It waits for 30 seconds.

\`\`\`shell
kusion apply # now
\`\`\`
`;
const chinese = english.replace('It waits for 30 seconds.', '等待 30 秒。').replace('# now', '# 现在');

let siteDir = '';

function write(file: string, text: string): void {
  writeFile(path.join(siteDir, file), text);
}

function git(...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: siteDir,
    stdio: 'ignore',
  });
}

async function statuses(): Promise<TranslationStatus[]> {
  const sources = await readSources(siteDir, [set], 'zh');
  return readStatus(siteDir, [set], sources);
}

const summary = (found: readonly TranslationStatus[]) =>
  Object.fromEntries(
    found.map((page) => [page.path, [page.status, ...page.changed.map(({id}) => id)].join(' ')]),
  );

async function acceptAll(): Promise<number> {
  return acceptPages(siteDir, 'zh', await statuses(), () => true);
}

beforeEach(() => {
  siteDir = temporaryFolder({'docs/a.md': english, [`${zh}/a.md`]: chinese});
});

describe('the status of translations', () => {
  it('tells current, stale, missing, extra, and unrecorded pages apart', async () => {
    write('docs/b.md', english);
    write(`${zh}/b.md`, chinese);
    expect(await acceptAll()).toBe(2);
    write('docs/b.md', english.replace('30', '60'));
    write('docs/missing.md', english);
    write(`${zh}/extra.md`, chinese);
    write('docs/new.md', english);
    write(`${zh}/new.md`, chinese);
    expect(summary(await statuses())).toEqual({
      'a.md': 'current',
      'b.md': 'stale wait',
      'missing.md': 'missing',
      'new.md': 'unrecorded',
      'extra.md': 'extra',
    });
  });

  it('is current again when the translation has the changed code or the page is accepted', async () => {
    await acceptAll();
    write('docs/a.md', english.replace('apply', 'apply --yes'));
    expect(summary(await statuses())).toEqual({'a.md': 'stale wait'});
    write(`${zh}/a.md`, chinese.replace('apply', 'apply --yes'));
    expect(summary(await statuses())).toEqual({'a.md': 'current'});
    write('docs/a.md', english.replace('# now', '# later'));
    expect(summary(await statuses())).toEqual({'a.md': 'stale wait'});
    expect(await acceptPages(siteDir, 'zh', await statuses(), ({path: file}) => file === 'a.md')).toBe(1);
    expect(summary(await statuses())).toEqual({'a.md': 'current'});
  });

  it('counts removed sections and lists anchors that the translation lacks', async () => {
    await acceptAll();
    write('docs/a.md', english.replace(/\n## Wait[\s\S]*/, ''));
    expect(await statuses()).toMatchObject([{status: 'stale', changed: [], removed: 1}]);
    write('docs/a.md', `${english}\n## Later {/* #later */}\n\nText.\n`);
    expect(await statuses()).toMatchObject([
      {status: 'stale', changed: [{id: 'later', title: 'Later'}], anchors: ['later']},
    ]);
  });

  it('drops the records of deleted pages', async () => {
    write('docs/b.md', english);
    write(`${zh}/b.md`, chinese);
    await acceptAll();
    fs.rmSync(path.join(siteDir, 'docs/b.md'));
    fs.rmSync(path.join(siteDir, zh, 'b.md'));
    acceptPages(siteDir, 'zh', await statuses(), () => false);
    expect(fs.readFileSync(path.join(siteDir, zh, 'translated-from.tsv'), 'utf8')).toMatch(
      /^a\.md\t[^\n]+\n$/,
    );
  });
});

describe('the changes of a stale page', () => {
  const changes = async () => {
    const [status] = await statuses();
    return status?.original && status.record && changesSince(siteDir, status.original, status.record);
  };

  it('are the differences from the newest commit that the record describes', async () => {
    git('init', '-q');
    for (const seconds of [20, 30, 40]) {
      write('docs/a.md', english.replace('30', String(seconds)));
      git('add', '.');
      git('commit', '-qm', `${seconds}`);
      if (seconds === 30) {
        await acceptAll();
      }
    }
    write('docs/a.md', english.replace('30', '60'));
    const found = await changes();
    expect([...(found ?? [])]).toEqual([
      ['wait', expect.stringContaining('It waits for [-30-]{+60+} seconds.')],
    ]);
  });

  it('are unknown without history', async () => {
    await acceptAll();
    write('docs/a.md', english.replace('30', '60'));
    expect(await changes()).toBeUndefined();
  });
});

describe('the status of UI texts', () => {
  const own = new Map([['code.json', {a: '甲', b: '乙'}]]);
  const status = (texts: Readonly<Record<string, string>>) =>
    textStatuses(siteDir, 'zh', {wanted: new Map([['code.json', texts]]), own});

  it('changes with the English text', () => {
    const texts = {a: 'Search', b: 'Copy', c: 'Close'};
    expect(status(texts).map((text) => text.status)).toEqual(['unrecorded', 'unrecorded', 'missing']);
    expect(acceptTexts(siteDir, 'zh', status(texts), (file) => file === 'i18n/zh/code.json')).toBe(2);
    expect(status({...texts, a: 'Search all'}).map((text) => text.status)).toEqual([
      'stale',
      'current',
      'missing',
    ]);
  });
});
