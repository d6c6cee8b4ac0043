import {describe, expect, it} from 'vitest';
import {findHeadFaults, type HeadOfPage} from '../check-head';

const site = 'https://s.example';
const alternatesOf = (path: string) => [
  {hrefLang: 'en', href: site + path},
  {hrefLang: 'zh-CN', href: `${site}/zh${path}`},
  {hrefLang: 'x-default', href: site + path},
];
const changed = (path: string, index: number, entry: {hrefLang: string; href: string}) =>
  alternatesOf(path).map((alternate, at) => (at === index ? entry : alternate));
const page = (path: string, changes: Partial<HeadOfPage> = {}): HeadOfPage => ({
  file: path,
  url: site + path,
  canonical: site + path,
  htmlLang: path.startsWith('/zh/') ? 'zh-CN' : 'en',
  hidden: false,
  alternates: alternatesOf(path.replace(/^\/zh/, '')),
  ...changes,
});
const faults = (...pages: HeadOfPage[]) =>
  findHeadFaults(pages, ['en', 'zh-CN']).map(({file, message}) => `${file}: ${message}`);
const [a, chinese] = [page('/a'), page('/zh/a')];

describe('findHeadFaults', () => {
  it('accepts pages that link to themselves and each other', () => {
    expect(faults(a, chinese)).toEqual([]);
  });

  it.each([
    [alternatesOf('/a').slice(0, 2), 'has links to en, zh-CN; must have en, x-default, zh-CN'],
    [[...alternatesOf('/a'), {hrefLang: 'fr', href: 'x'}], 'has links to en, fr, x-default, zh-CN'],
    [changed('/a', 2, {hrefLang: 'x-default', href: `${site}/zh/a`}), `x-default is ${site}/zh/a`],
    [alternatesOf('/a/'), `has the address ${site}/a/ in en; must be ${site}/a`],
    [changed('/a', 1, {hrefLang: 'zh-CN', href: `${site}/zh/b`}), `${site}/zh/b is not a page in zh-CN`],
  ])('reports wrong links to translations: %j', (alternates, message) => {
    expect(faults(page('/a', {alternates}), chinese)[0]).toContain(message);
  });

  it("reports a translation that doesn't link back", () => {
    const stranger = page('/b', {
      alternates: changed('/b', 1, {hrefLang: 'zh-CN', href: chinese.url}),
    });
    expect(faults(a, chinese, stranger)).toContain(`/b: its translation ${site}/zh/a does not link back`);
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
