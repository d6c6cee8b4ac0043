import {describe, expect, it} from 'vitest';
import {contentTerms, titleTerms} from '../pipeline';
import {tokenize} from '../tokenize';

const terms = (text: string) => tokenize(text).map(({term}) => term);

describe('A text becomes terms', () => {
  it.each([
    ['small letters', 'Kusion APPLY', ['kusion', 'apply']],
    ['accented letters', 'Café Ångström', ['café', 'ångström']],
    ['other alphabets', 'Αθήνα Москва', ['αθήνα', 'москва']],
    ['full-width letters and digits', 'ＫＣＬ ０１', ['kcl', '01']],
    ['a hyphen', 'dry-run', ['dry', 'run', 'dryrun']],
    ['an underscore', 'KUSION_HOME', ['kusion', 'home', 'kusionhome']],
    ['a dot', 'go.mod', ['go', 'mod', 'gomod']],
    ['a slash', 'apps/v1', ['apps', 'v1', 'appsv1']],
    ['capitals inside', 'podOpsLifecycle', ['pod', 'ops', 'lifecycle', 'podopslifecycle']],
    ['an acronym before a word', 'HTTPServer', ['http', 'server', 'httpserver']],
    ['an acronym after a word', 'MySQL', ['my', 'sql', 'mysql']],
    ['acronyms in the plural', 'CRDs and APIs', ['crds', 'and', 'apis']],
    ['a digit before a capital', 'S3Bucket', ['s3', 'bucket', 's3bucket']],
    ['digits among small letters', 'k8s sha256', ['k8s', 'sha256']],
    ['capitals behind a dot', 'spec.podOps', ['spec', 'pod', 'ops', 'specpodops']],
    ['more than four parts', 'a.b.c.d.e', ['a', 'b', 'c', 'd', 'e']],
    ['the end of a sentence', 'Run it. Then', ['run', 'it', 'then']],
    ['a flag', 'use --dry-run here', ['use', 'dry', 'run', 'dryrun', '--dry-run', 'here']],
    ['a flag with a value', '--output=json', ['output', '--output', 'json']],
    ['a flag of one letter', 'or -f file', ['or', 'f', '-f', 'file']],
    ['a hyphen that is no flag', 'a-f x - y', ['a', 'f', 'af', 'x', 'y']],
    ['Chinese as pairs', '工作空间', ['工作', '作空', '空间']],
    ['a lone Chinese character', '库', ['库']],
    ['Chinese cut at function characters', '应用的配置', ['应用', '配置']],
    ['Chinese with nothing but function characters', '的了和', []],
    ['rare Chinese characters', '𠀀𠀁', ['𠀀𠀁']],
    ['kana and hangul as pairs', 'ツール 한국', ['ツー', 'ール', '한국']],
    ['mixed text at the border of scripts', '使用CLI查看', ['使用', 'cli', '查看']],
    ['no long numbers', '1234567 123456', ['123456']],
    ['no hashes', 'deadbeefdeadbeef01 deadbeefdeadbeef deadbeef', ['deadbeef']],
    ['numbers with points by their parts alone', '1.25.0', ['1', '25', '0']],
    ['no hashes in capitals', 'DEADBEEF01DEADBEEF 0A1B2C3D4E5F6A7B DEADBEEF', ['deadbeef']],
    ['no words over 40 letters', `${'x'.repeat(41)} ${'y'.repeat(40)}`, ['y'.repeat(40)]],
    ['nothing of signs and pictures', '!? 🎉 — …', []],
  ])('with %s', (_, text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('keeps the place of each term', () => {
    const text = 'ＡＢ: use --dry-run 配置项';
    for (const {term, start, end} of tokenize(text)) {
      expect(
        text
          .slice(start, end)
          .normalize('NFKC')
          .toLowerCase()
          .replace(/^(?!--)(.*)-/, '$1'),
      ).toBe(term);
    }
  });
});

it('An index has stems, without stop words in running text but with them in titles', () => {
  expect(titleTerms('What is Applying K8s 配置')).toEqual(['what', 'is', 'appli', 'k8s', '配置']);
  expect(contentTerms('What is Applying K8s 配置')).toEqual(['appli', 'k8s', '配置']);
  expect(contentTerms('get set list all no only')).toHaveLength(6);
});
