import {expect, it} from 'vitest';
import {scrollIntoBox} from '../scrollIntoBox';

const box = {boxTop: 100, boxBottom: 500};

it('does not scroll if the entry is in view', () => {
  expect(scrollIntoBox({...box, entryTop: 100, entryBottom: 130})).toBe(0);
  expect(scrollIntoBox({...box, entryTop: 470, entryBottom: 500})).toBe(0);
});

it('centers an entry below the box', () => {
  expect(scrollIntoBox({...box, entryTop: 885, entryBottom: 915})).toBe(600);
});

it('centers an entry above the box', () => {
  expect(scrollIntoBox({...box, entryTop: -115, entryBottom: -85})).toBe(-400);
});

it('scrolls if only part of the entry is visible', () => {
  expect(scrollIntoBox({...box, entryTop: 490, entryBottom: 520})).toBe(205);
});
