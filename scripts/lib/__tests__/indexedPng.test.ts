import zlib from 'node:zlib';
import {expect, test} from 'vitest';
import {indexedPng} from '../indexedPng';

function pixels(...colours: number[]): Uint8Array {
  return Uint8Array.from(colours.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255]));
}

/** Data of the first chunk of a type. */
function chunkOf(png: Buffer, type: string): Buffer {
  const start = png.indexOf(type, 0, 'latin1');
  return png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4));
}

test('an image is written as rows of palette indexes', () => {
  const png = indexedPng(pixels(0xffffff, 0x121926, 0x121926, 0xffffff), 2, 2, new Set([0x121926]));
  expect([...chunkOf(png, 'PLTE')]).toEqual([255, 255, 255, 0x12, 0x19, 0x26]);
  expect([...zlib.inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 1, 0, 1, 0]);
});

test('colours that are nearly the same become one, kept ones stay', () => {
  const png = indexedPng(pixels(0x808080, 0x818181, 0x828282), 3, 1, new Set([0x828282]));
  expect(chunkOf(png, 'PLTE')).toHaveLength(2 * 3);
});

test('more colours than a palette holds are an error', () => {
  const many = Array.from(
    {length: 300},
    (_, index) => (((index % 18) * 15) << 16) | ((Math.floor(index / 18) * 15) << 8),
  );
  expect(() => indexedPng(pixels(...many), 300, 1, new Set())).toThrow('a palette holds 256');
});
