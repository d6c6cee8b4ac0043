import {describe, expect, it} from 'vitest';
import {contentTerms, titleTerms} from '../pipeline';
import {tokenize} from '../tokenize';

const terms = (text: string) => tokenize(text).map(({term}) => term);

describe('a text becomes terms', () => {
  it.each([
    ['lowercase letters', 'Kusion APPLY', ['kusion', 'apply']],
    ['accented letters', 'Café Ångström', ['café', 'ångström']],
    ['other alphabets', 'Αθήνα Москва', ['αθήνα', 'москва']],
    ['full-width letters and digits', 'ＫＣＬ ０１', ['kcl', '01']],
    ['a hyphen', 'dry-run', ['dry', 'run', 'dryrun']],
    ['an underscore', 'KUSION_HOME', ['kusion', 'home', 'kusionhome']],
    ['a dot', 'go.mod', ['go', 'mod', 'gomod']],
    ['a slash', 'apps/v1', ['apps', 'v1', 'appsv1']],
    ['camel case', 'podOpsLifecycle', ['pod', 'ops', 'lifecycle', 'podopslifecycle']],
    ['an acronym before a word', 'HTTPServer', ['http', 'server', 'httpserver']],
    ['an acronym after a word', 'MySQL', ['my', 'sql', 'mysql']],
    ['plural acronyms', 'CRDs and APIs', ['crds', 'and', 'apis']],
    ['a digit before a capital', 'S3Bucket', ['s3', 'bucket', 's3bucket']],
    ['digits between lowercase letters', 'k8s sha256', ['k8s', 'sha256']],
    ['capitals after a dot', 'spec.podOps', ['spec', 'pod', 'ops', 'specpodops']],
    ['more than four parts', 'a.b.c.d.e', ['a', 'b', 'c', 'd', 'e']],
    ['the end of a sentence', 'Run it. Then', ['run', 'it', 'then']],
    ['a flag', 'use --dry-run here', ['use', 'dry', 'run', 'dryrun', '--dry-run', 'here']],
    ['a flag with a value', '--output=json', ['output', '--output', 'json']],
    ['a single-letter flag', 'or -f file', ['or', 'f', '-f', 'file']],
    ['hyphens outside of flags', 'a-f x - y', ['a', 'f', 'af', 'x', 'y']],
    ['Chinese as pairs', '工作空间', ['工作', '作空', '空间']],
    ['a lone Chinese character', '库', ['库']],
    ['Chinese cut at function characters', '应用的配置', ['应用', '配置']],
    ['only Chinese function characters', '的了和', []],
    ['rare Chinese characters', '𠀀𠀁', ['𠀀𠀁']],
    ['kana and hangul as pairs', 'ツール 한국', ['ツー', 'ール', '한국']],
    ['boundaries between scripts', '使用CLI查看', ['使用', 'cli', '查看']],
    ['no long numbers', '1234567 123456', ['123456']],
    ['no hashes', 'deadbeefdeadbeef01 deadbeefdeadbeef deadbeef', ['deadbeef']],
    ['only the parts of dotted numbers', '1.25.0', ['1', '25', '0']],
    ['no uppercase hashes', 'DEADBEEF01DEADBEEF 0A1B2C3D4E5F6A7B DEADBEEF', ['deadbeef']],
    ['no words over 40 letters', `${'x'.repeat(41)} ${'y'.repeat(40)}`, ['y'.repeat(40)]],
    ['no symbols and emoji', '!? 🎉 — …', []],
  ])('with %s', (_, text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('keeps the position of each term', () => {
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

it('an index has stems, with stop words only in titles', () => {
  expect(titleTerms('What is Applying K8s 配置')).toEqual(['what', 'is', 'appli', 'k8s', '配置']);
  expect(contentTerms('What is Applying K8s 配置')).toEqual(['appli', 'k8s', '配置']);
  expect(contentTerms('get set list all no only')).toHaveLength(6);
});
