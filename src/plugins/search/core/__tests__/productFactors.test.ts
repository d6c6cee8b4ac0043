import {describe, expect, it} from 'vitest';
import type {IndexedSection} from '../buildIndex';
import {expandForms} from '../expandForms';
import {parseQuery} from '../parseQuery';
import {productFactors} from '../productFactors';
import {unitsOf} from '../queryUnits';
import {sumUp} from '../sums';
import {plainWording} from '../wording';
import {indexOf, section} from './library';

const kusion = (...sections: readonly IndexedSection[]) => indexOf(sections, 'kusion');
const kuperator = (...sections: readonly IndexedSection[]) => indexOf(sections, 'kuperator', 'Kuperator');

const indexes = [
  kusion(section('/docs/install', 'Install Kusion', 'x'), section('/docs/rules#kinds', 'Kinds', 'x')),
  indexOf([section('/mesh/try#sharding', 'Sharding', 'x')], 'mesh', 'Controller Mesh'),
  kuperator(section('/kuperator/collaset', 'CollaSet', 'x')),
  indexOf([section('/blog/kinds', 'Kinds', 'x')], 'default', ''),
];

function favored(text: string, activeTag?: string, among = indexes): string[] {
  const units = unitsOf(parseQuery(text), plainWording);
  const expansions = expandForms(among, units);
  const found = among.map((index) => sumUp(index, units, expansions, among));
  return [...productFactors(found, units, activeTag).keys()];
}

describe("the reader's product counts more", () => {
  it.each(['install', 'sharding', 'kinds'])('%s', (text) => {
    expect(favored(text, 'kusion')).toEqual(['kusion']);
  });

  it("but no product does without a reader's product", () => {
    expect(favored('collaset')).toEqual([]);
    expect(favored('collaset', 'gone')).toEqual([]);
  });
});

describe('a product that the query names counts more instead', () => {
  it.each([
    ['install Kuperator', ['kuperator']],
    ['安装kuperator', ['kuperator']],
    ['controller mesh faq', ['mesh']],
    ['controller-mesh faq', ['mesh']],
    ['ControllerMesh', ['mesh']],
    ['kusion and kuperator', ['kusion', 'kuperator']],
  ])('%s', (text, tags) => {
    expect(favored(text, 'kusion')).toEqual(tags);
    expect(favored(text)).toEqual(tags);
  });

  it('but not if its name is prohibited', () => {
    expect(favored('install -kuperator', 'kusion')).toEqual(['kusion']);
  });

  it.each(['a controller', 'kuperators', 'mykuperator', 'KUPERATOR_HOME'])('but not for %s', (text) => {
    expect(favored(text, 'kusion')).toEqual(['kusion']);
  });
});

describe('a page of another product whose title equals the query', () => {
  const pages = Array.from({length: 20}, (_, number) => section(`/docs/${number}`, 'Other', 'x'));

  it("counts no more than the reader's product if that has a heading with the words", () => {
    const other = kuperator(section('/kuperator/install', 'Install', 'x'));
    expect(favored('install', 'kusion', [kusion(section('/docs/a', 'Install Kusion', 'x')), other])).toEqual([
      'kusion',
    ]);
  });

  it("counts more if it is the name of a kind, even if the reader's product has it as a keyword", () => {
    const mention = section('/docs/pods', 'Protect a CollaSet', 'x', {keywords: ['CollaSet']});
    const own = kusion(...pages, mention);
    const others = indexes.slice(1);
    for (const text of ['collaset', 'CollaSet', 'what is CollaSet']) {
      expect(favored(text, 'kusion', [own, ...others])).toEqual(['kuperator']);
    }
    const page = section('/docs/collaset', 'CollaSet', 'x');
    expect(favored('collaset', 'kusion', [kusion(...pages, page), ...others])).toEqual(['kusion']);
  });

  it("counts no more than a page of the reader's product that has the words as a keyword", () => {
    const first = section('/docs/first', 'Deploy your first app', 'x', {keywords: ['quick start']});
    const other = kuperator(section('/kuperator/start', 'Quick start', 'x'));
    expect(favored('quick start', 'kusion', [kusion(...pages, first), other])).toEqual(['kusion']);
  });
});

describe("a product with most of the query's words", () => {
  const manyOf = (count: number, word: string, others: number, rest: string) => [
    ...Array.from({length: count}, (_, number) => section(`/a${number}`, 'Of it', word)),
    ...Array.from({length: others}, (_, number) => section(`/b${number}`, 'Other', rest)),
  ];
  const own = kusion(...manyOf(1, 'collaset', 99, 'stack'));
  const other = kuperator(...manyOf(10, 'collaset', 10, 'pod'));
  const posts = indexOf(manyOf(10, 'collaset', 10, 'pod'), 'default', '');

  it('counts as much as the reader’s own', () => {
    expect(favored('collaset', 'kusion', [own, other])).toEqual(['kusion', 'kuperator']);
    expect(favored('collaset unknown', 'kusion', [own, other])).toEqual(['kusion', 'kuperator']);
  });

  it("doesn't if the reader’s product has them about as often, or the words belong to both", () => {
    expect(favored('collaset', 'kuperator', [own, other])).toEqual(['kuperator']);
    expect(favored('stack collaset', 'kusion', [own, other])).toEqual(['kusion']);
    expect(favored('unknown', 'kusion', [own, other])).toEqual(['kusion']);
  });

  it('is never the blog or other pages', () => {
    expect(favored('collaset', 'kusion', [own, posts])).toEqual(['kusion']);
  });
});
