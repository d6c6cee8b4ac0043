import zlib from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitDepth = 8;
const indexedColour = 3;
const mostColours = 256;
/** Colours closer than this in a channel become one: unseen in drawings, and it makes few colours of many. */
const step = 15;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, sum]);
}

function rounded(channel: number): number {
  return Math.min(255, Math.round(channel / step) * step);
}

/**
 * Writes opaque pixels as a PNG with a palette, a third of the size that a browser writes for drawings.
 *
 * @param rgba four bytes a pixel, row by row.
 * @param kept colours that stay as they are, as `0xrrggbb`; all others are rounded.
 * @throws {Error} when the drawing has more colours than a palette holds.
 */
export function indexedPng(
  rgba: Uint8Array,
  width: number,
  height: number,
  kept: ReadonlySet<number>,
): Buffer {
  const palette = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(pixel * 4, pixel * 4 + 3);
    const exact = (red << 16) | (green << 8) | blue;
    const colour = kept.has(exact) ? exact : (rounded(red) << 16) | (rounded(green) << 8) | rounded(blue);
    const index = palette.get(colour) ?? palette.size;
    palette.set(colour, index);
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  if (palette.size > mostColours) {
    throw new Error(`The image has ${palette.size} colours; a palette holds ${mostColours}. Use fewer.`);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, indexedColour, 0, 0, 0], 8);
  const colours = Buffer.from([...palette.keys()].flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', zlib.deflateSync(rows, {level: 9, memLevel: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
