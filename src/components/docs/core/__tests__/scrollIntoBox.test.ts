import {expect, it} from 'vitest';
import {scrollIntoBox} from '../scrollIntoBox';

const box = {boxTop: 100, boxBottom: 500};

it('stays where it is while the entry is in view', () => {
  expect(scrollIntoBox({...box, entryTop: 100, entryBottom: 130})).toBe(0);
  expect(scrollIntoBox({...box, entryTop: 470, entryBottom: 500})).toBe(0);
});

it('brings an entry below the box to its middle', () => {
  expect(scrollIntoBox({...box, entryTop: 885, entryBottom: 915})).toBe(600);
});

it('brings an entry above the box to its middle', () => {
  expect(scrollIntoBox({...box, entryTop: -115, entryBottom: -85})).toBe(-400);
});

it('moves when only a part of the entry can be seen', () => {
  expect(scrollIntoBox({...box, entryTop: 490, entryBottom: 520})).toBe(205);
});
