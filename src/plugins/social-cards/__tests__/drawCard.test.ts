import fs from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {describe, expect, it} from 'vitest';
import {colors, type Card, type Frame} from '../core/layout';
import {drawCard} from '../server/renderCard';

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../../../..', file), 'utf8');

const station = {pluginId: 'a', label: 'A', hue: '#6b3fd4', wash: '#f0ebfc'};
const frame: Frame = {
  siteTitle: 'Site',
  logo: read('static/img/logo.svg'),
  stations: [station, {...station, pluginId: 'b', label: 'B', hue: '#0b7567'}],
};
const card: Card = {title: 'Concepts', trail: ['A'], version: 'v1', language: 'English', pluginId: 'a'};
const long = {...card, title: '为什么 configuration of applications '.repeat(6)};

/** Pixels of a PNG, decoded by a library other than the one that encoded it. */
function decode(png: Buffer): {readonly pixels: Buffer; readonly width: number; readonly height: number} {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="${href}"/></svg>`;
  return new Resvg(svg).render();
}

function colorAt({pixels, width}: ReturnType<typeof decode>, x: number, y: number): string {
  return `#${pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex')}`;
}

describe('drawCard', () => {
  it('returns the same bytes only for the same card', async () => {
    const first = await drawCard(card, frame);
    expect((await drawCard(card, frame)).equals(first)).toBe(true);
    expect((await drawCard({...card, title: '概念'}, frame)).equals(first)).toBe(false);
  });

  it("fills its tool's station with the hue and leaves the others gray", async () => {
    const image = decode(await drawCard(card, frame));
    expect([colorAt(image, 93, 490), colorAt(image, 353, 490)]).toEqual(['#6b3fd4', '#ffffff']);
    expect(colorAt(image, 343, 490)).toBe(colors.line);
  });

  it('takes at most 60 KB for a long title, and keeps it above the line', async () => {
    const png = await drawCard(long, frame);
    expect(png.length).toBeLessThan(60_000);
    const image = decode(png);
    const rows = Array.from({length: 20}, (_, index) => 462 + index);
    const texts = rows.filter((y) => colorAt(image, 300, y) !== '#ffffff');
    expect(texts).toEqual([]);
  });
});

it('cards have the colors of the light theme', () => {
  const [light = ''] = read('src/css/tokens.css').split('\n}');
  for (const [name, color] of Object.entries(colors)) {
    expect(light, name).toContain(`--${name}: ${color};`);
  }
});
