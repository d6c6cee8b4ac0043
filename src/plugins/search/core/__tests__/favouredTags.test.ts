import {describe, expect, it} from 'vitest';
import {favouredTags} from '../favouredTags';
import {parseQuery} from '../parseQuery';
import {unitsOf} from '../queryUnits';
import {indexOf, section} from './library';

const indexes = [
  indexOf(
    [section('/docs/install', 'Install Kusion', 'x'), section('/docs/rules#kinds', 'Kinds', 'x')],
    'kusion',
  ),
  indexOf([section('/mesh/try#sharding', 'Sharding', 'x')], 'mesh', 'Controller Mesh'),
  indexOf([section('/kuperator/collaset', 'CollaSet', 'x')], 'kuperator', 'Kuperator'),
  indexOf([section('/blog/kinds', 'Kinds', 'x')], 'default', ''),
];

const favoured = (text: string, activeTag?: string) =>
  favouredTags(indexes, unitsOf(parseQuery(text)), activeTag);

describe("The reader's product counts more", () => {
  it.each(['install', 'sharding', 'kinds'])('%s', (text) => {
    expect(favoured(text, 'kusion')).toEqual(['kusion']);
  });

  it('and none does where the reader is in none', () => {
    expect(favoured('collaset')).toEqual([]);
    expect(favoured('collaset', 'gone')).toEqual([]);
  });
});

describe('A product that is named counts more instead', () => {
  it.each([
    ['install Kuperator', ['kuperator']],
    ['安装kuperator', ['kuperator']],
    ['controller mesh faq', ['mesh']],
    ['controller-mesh faq', ['mesh']],
    ['ControllerMesh', ['mesh']],
    ['kusion and kuperator', ['kusion', 'kuperator']],
  ])('%s', (text, tags) => {
    expect(favoured(text, 'kusion')).toEqual(tags);
    expect(favoured(text)).toEqual(tags);
  });

  it('but not when it is prohibited', () => {
    expect(favoured('install -kuperator', 'kusion')).toEqual(['kusion']);
  });

  it.each(['a controller', 'kuperators', 'mykuperator', 'KUPERATOR_HOME'])('but not by %s', (text) => {
    expect(favoured(text, 'kusion')).toEqual(['kusion']);
  });
});

describe('A page of another product whose title is asked', () => {
  it('counts more when the own product has nothing of that title', () => {
    expect(favoured('collaset', 'kusion')).toEqual(['kuperator']);
    expect(favoured('kinds', 'mesh')).toEqual(['default']);
  });
});
