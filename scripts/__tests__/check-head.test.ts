import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {cardFault, findHeadFaults, type HeadOfPage} from '../check-head';
import {projectDir} from '../lib/projectDir';

const site = 'https://s.example';
const alternate = {hrefLang: 'en', href: `${site}/a`};
const page = (path: string, changes: Partial<HeadOfPage> = {}): HeadOfPage => ({
  file: path,
  url: site + path,
  canonical: site + path,
  htmlLang: path.startsWith('/zh/') ? 'zh-CN' : 'en',
  hidden: false,
  image: undefined,
  alternates: [alternate],
  translations: [`en ${site}/a`],
  ...changes,
});
const faults = (...pages: HeadOfPage[]) =>
  findHeadFaults(pages).map(({file, message}) => `${file}: ${message}`);
const [a, chinese] = [page('/a'), page('/zh/a')];

describe('findHeadFaults', () => {
  it('accepts pages that link to themselves and each other', () => {
    expect(faults(a, chinese)).toEqual([]);
  });

  it.each([
    [[], `its translations are absent; must be en ${site}/a`],
    [[{...alternate, hrefLang: 'fr'}], `its translations are fr ${site}/a; must be`],
    [[alternate, {hrefLang: 'zh-CN', href: 'x'}], `its translations are en ${site}/a, zh-CN x; must be`],
  ])('reports wrong links to translations: %j', (alternates, message) => {
    expect(faults(page('/a', {alternates}), chinese)).toEqual([expect.stringContaining(message)]);
  });

  describe('in a version other than the latest', () => {
    const older = (changes: Partial<HeadOfPage>) =>
      page('/v1/a', {canonical: a.url, bannerLink: a.url, ...changes});
    const found = (changes: Partial<HeadOfPage>) => faults(a, chinese, older(changes), page('/zh/v1/a'));

    it('accepts a canonical address in the latest version that the banner links to, or none', () => {
      expect(found({})).toEqual([]);
      expect(found({canonical: `${site}/v1/a`})).toEqual([]);
    });

    it.each([
      [{canonical: undefined}, 'its canonical address is absent'],
      [{canonical: `${site}/gone`}, `its canonical address is ${site}/gone`],
      [{canonical: chinese.url}, 'which is not a canonical page in its language'],
      [{bannerLink: undefined}, 'its banner links to nothing'],
      [{bannerLink: `${site}/v1/a`}, `must link to its canonical page ${site}/a`],
      [
        {canonical: `${site}/v1/a`, bannerLink: `${site}/gone`},
        `its banner links to ${site}/gone, which is not a page`,
      ],
    ])('reports %j', (changes, message) => {
      expect(found(changes)).toEqual([expect.stringContaining(message)]);
    });
  });
});

it('cardFault reports a card that is missing or has the wrong format, dimensions, or file size', () => {
  const [card, icon] = ['social-card.png', 'icon-192.png'].map((file) =>
    fs.readFileSync(path.join(projectDir, 'static/img', file)),
  ) as [Buffer, Buffer];
  expect(cardFault(card)).toBeUndefined();
  expect(cardFault(undefined)).toContain('is not a file on the site');
  expect(cardFault(Buffer.from('GIF89a'))).toBe('is not a PNG');
  expect(cardFault(icon)).toBe('has 192 × 192 pixels; must have 1200 × 630');
  expect(cardFault(Buffer.concat([card, Buffer.alloc(60_000)]))).toContain('at most 60000 are allowed');
});
