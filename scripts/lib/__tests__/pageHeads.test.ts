import {describe, expect, it} from 'vitest';
import {
  findAlternateFaults,
  findBannerFaults,
  findCanonicalFaults,
  type HeadOfPage,
  type OtherVersionPage,
} from '../pageHeads';

const site = 'https://s.example';
const alternatesOf = (path: string) => [
  {hrefLang: 'en', href: site + path},
  {hrefLang: 'zh-CN', href: `${site}/zh${path}`},
  {hrefLang: 'x-default', href: site + path},
];
const page = (path: string, changes: Partial<HeadOfPage> = {}): HeadOfPage => ({
  file: `build${path}/index.html`,
  url: site + path,
  canonical: site + path,
  htmlLang: path.startsWith('/zh/') ? 'zh-CN' : 'en',
  hidden: false,
  alternates: alternatesOf(path.replace(/^\/zh/, '')),
  ...changes,
});
const languages = ['en', 'zh-CN'];

describe('findAlternateFaults', () => {
  const faults = (...pages: HeadOfPage[]) =>
    findAlternateFaults(pages, languages).map(({file, message}) => `${file}: ${message}`);

  it('accepts pages that name themselves and each other', () => {
    expect(faults(page('/a'), page('/zh/a'))).toEqual([]);
  });

  it('finds a language that is missing, and one too many', () => {
    const lacking = page('/a', {alternates: alternatesOf('/a').slice(0, 2)});
    expect(faults(lacking, page('/zh/a'))).toEqual([
      'build/a/index.html: has links to en, zh-CN; must have en, zh-CN, x-default',
    ]);
    const more = page('/a', {alternates: [...alternatesOf('/a'), {hrefLang: 'fr', href: 'x'}]});
    expect(faults(more, page('/zh/a'))).toHaveLength(1);
  });

  it('finds an x-default that is not the page in the default language', () => {
    const alternates = alternatesOf('/a').map((entry) =>
      entry.hrefLang === 'x-default' ? {...entry, href: `${site}/zh/a`} : entry,
    );
    expect(faults(page('/a', {alternates}), page('/zh/a'))).toEqual([
      `build/a/index.html: x-default is ${site}/zh/a; must be the page in en`,
    ]);
  });

  it('finds an address that is not the own one, and a translation that does not exist', () => {
    expect(faults(page('/a', {alternates: alternatesOf('/a/')}))).toEqual([
      `build/a/index.html: calls itself ${site}/a/ in en; its address is ${site}/a`,
    ]);
    expect(faults(page('/a'))).toEqual([
      `build/a/index.html: its translation ${site}/zh/a is no page in zh-CN`,
    ]);
  });

  it('finds a translation that does not name the page back', () => {
    const chinese = {hrefLang: 'zh-CN', href: `${site}/zh/a`};
    const stranger = page('/zh/a', {
      alternates: [{hrefLang: 'en', href: `${site}/b`}, chinese, {hrefLang: 'x-default', href: `${site}/b`}],
    });
    const reciprocal = page('/b', {
      alternates: [{hrefLang: 'en', href: `${site}/b`}, chinese, {hrefLang: 'x-default', href: `${site}/b`}],
    });
    expect(faults(page('/a'), stranger, reciprocal)).toEqual([
      `build/a/index.html: its translation ${site}/zh/a does not name it back`,
    ]);
  });
});

describe('pages of other versions', () => {
  const older = page('/docs/v1/a', {canonical: `${site}/docs/a`});
  const alone = page('/docs/v1/b');
  const latest = `${site}/docs`;
  const other = (from: HeadOfPage, twin?: string, bannerLink?: string): OtherVersionPage => ({
    page: from,
    twin,
    latest,
    bannerLink,
  });

  it('have their twin in the latest version as canonical address, or themselves', () => {
    const others = [other(older, `${site}/docs/a`), other(alone)];
    expect(findCanonicalFaults([older, alone, page('/docs/a')], others)).toEqual([]);
  });

  it.each([
    [page('/docs/v1/a'), `${site}/docs/v1/a; must be ${site}/docs/a`],
    [page('/docs/v1/a', {canonical: undefined}), `absent; must be ${site}/docs/a`],
  ])('are found with another canonical address', (wrong, message) => {
    const faults = findCanonicalFaults([wrong], [other(wrong, `${site}/docs/a`)]);
    expect(faults.map((fault) => fault.message)).toEqual([`its canonical address is ${message}`]);
  });

  it('are found when their canonical address is a page that is not their twin', () => {
    const wrong = page('/docs/v1/b', {canonical: `${site}/docs/a`});
    expect(findCanonicalFaults([wrong], [other(wrong)])).toHaveLength(1);
  });

  const urls = new Set([`${site}/docs`, `${site}/docs/a`, `${site}/docsy`]);

  it('have a banner that leads to the same page, or into the latest version', () => {
    const others = [
      other(older, `${site}/docs/a`, `${site}/docs/a`),
      other(alone, undefined, `${site}/docs`),
      other(alone, undefined, `${site}/docs/a`),
    ];
    expect(findBannerFaults(others, urls)).toEqual([]);
  });

  it('are found with a banner that is absent or leads elsewhere', () => {
    const others = [
      other(older, `${site}/docs/a`),
      other(older, `${site}/docs/a`, `${site}/docs`),
      other(alone, undefined, `${site}/docsy`),
      other(alone, undefined, `${site}/docs/gone`),
    ];
    expect(findBannerFaults(others, urls)).toHaveLength(4);
  });
});
