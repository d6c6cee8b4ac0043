import {expect, it} from 'vitest';
import type {ContentFolder} from '../../../../../config/contentSets';
import {parsePage} from '../../../content-guard/server/parsePage';
import {recordOf} from '../records';
import {sectionsOf} from '../sections';
import {compare} from '../status';

const text = `Kusion keeps the **Spec** of each run. A cluster doesn't know the cloud account.

## Why it exists {/* #why */}

1. A CollaSet labels its Pods. One of 32 buckets is [empty](./buckets.md#empty).
2. A Deployment replaces Pods without \`--wait\`. It takes 3 GB.

- Press Enter.
- The \`inference\` module stops the server.

:::note
An authentification is an opreator's record.
:::

| Parameter | Meaning |
| --- | --- |
| \`format\` | \`origin\` (default) |

\`\`\`shell title="The plan of dev/main.k"
kusion preview --detail=false # plan only
\`\`\`

\`\`\`diagram alt="The owner deploys the Pod."
owner: Owner
pod: Pod
owner -> pod: deploys
\`\`\`
`;

const set: ContentFolder = {kind: 'docs', product: 'Kusion', folder: 'docs', translations: 'i18n/{locale}'};

function page(source: string) {
  return {file: 'a.md', path: 'a.md', set, frontMatter: {title: 'A'}, content: parsePage(source)};
}

/** Status of a translation after an edit of the English page and, if `ported`, of the same code in the translation. */
function statusAfter(from: string, to: string, ported = false): string {
  expect(text).toContain(from);
  const edited = text.replace(from, to);
  return compare(page(edited), page(ported ? edited : text), recordOf(sectionsOf(page(text)))).status;
}

it.each([
  ['32 buckets', '64 buckets'],
  ['3 GB', '5 GB'],
  ['--wait', '--timeout'],
  ["doesn't know", 'knows'],
  ['without `', 'with `'],
  ['is [empty]', 'is not [empty]'],
  [' It takes 3 GB.', ''],
  ['Press Enter.', 'Press Ctrl+Enter.'],
  ['- Press Enter.\n', ''],
  ['Why it exists', 'Why you need it'],
  ['`origin`', '`raw`'],
  ['CollaSet', 'Deployment'],
  [':::note', ':::warning'],
  ['--detail=false', '--detail=true'],
  ['kusion preview', 'cd dev\nkusion preview'],
  ['dev/main.k', 'dev/base.k'],
  ['plan only', 'plan and nothing else'],
  ['The plan', 'A preview'],
  ['owner -> pod', 'pod -> owner'],
  [': deploys', ': updates'],
  ['The owner deploys', 'The owner updates'],
])('"%s" → "%s" must be translated', (from, to) => {
  expect(statusAfter(from, to)).toBe('stale');
});

it.each([
  ['opreator', 'operator'],
  ['labels', 'labells'],
  ['the cloud', 'the the cloud'],
  ['An authentification', 'A authentification'],
  [' A cluster', '\nA cluster'],
  ['1. A CollaSet labels its Pods. ', '1. A CollaSet labels its Pods.\n   '],
  ['| Parameter | Meaning |\n| --- | --- |', '| Parameter  | Meaning |\n| ---------- | ------- |'],
  ['{/* #why */}', '{/* #reason */}'],
  ['## Why it exists {/* #why */}\n', '### Why it exists\n\n{/* Checked for v0.15. */}\n'],
  ['(./buckets.md#empty)', '(../concepts/buckets.md "Buckets")'],
  ['[empty](./buckets.md#empty)', 'empty'],
  ['**Spec**', '*Spec*'],
  ['- Press', '* Press'],
  ['2. A', '1. A'],
  ['`inference` module', 'inference module'],
  ["doesn't know", 'doesn’t know'],
  ['each run.', 'each run:'],
  ['kusion preview', '\nkusion preview'],
])('"%s" → "%s" needs no translation', (from, to) => {
  expect(statusAfter(from, to)).toBe('current');
});

it('code that changed in both languages needs no translation', () => {
  expect(statusAfter('--detail=false', '--detail=true', true)).toBe('current');
});
