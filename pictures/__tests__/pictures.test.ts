import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {audit, score} from '../karpor/data/audit.ts';
import {resources} from '../karpor/data/world.ts';
import {karpor} from '../karpor/product.ts';
import {kusion} from '../kusion/product.ts';
import {readManifest} from '../studio/manifest.ts';

const entries = readManifest(path.join(import.meta.dirname, '../../static/img/screens/manifest.json'));

describe.each([karpor, kusion])('pictures of $name', ({name, version, tag, languages, pictures}) => {
  it('have all been taken at the tag and with the texts of their scripts', () => {
    const expected = languages.flatMap((language) =>
      pictures.map((picture) => ({
        file: `${name}/${version}/${language}/${picture.name}.webp`,
        tag,
        alt: picture.alt,
        callouts: (picture.callouts ?? []).map(({text}) => text),
      })),
    );
    const taken = entries
      .filter(({product}) => product === name)
      .map(({file, tag, alt, callouts}) => ({file, tag, alt, callouts: callouts.map(({text}) => text)}));
    const byFile = (a: {file: string}, b: {file: string}) => a.file.localeCompare(b.file);
    expect(taken.sort(byFile)).toEqual(expected.sort(byFile));
  });
});

it('computes scores by the documented formula', () => {
  const web = resources.filter(({cluster, object}) => cluster === 'demo' && object.kind === 'Deployment');
  expect(audit(web)).toMatchObject({issueTotal: 6, bySeverity: {High: 4, Low: 2}});
  expect(score(web).score).toBeCloseTo(100 * Math.exp(-0.04 * 6 - 0.06 * 14));
});
