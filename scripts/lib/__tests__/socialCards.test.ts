import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectDir} from '../projectDir';
import {findCardFaults} from '../socialCards';

const card = fs.readFileSync(path.join(projectDir, 'static/img/social-card.png'));
const icon = fs.readFileSync(path.join(projectDir, 'static/img/icon-192.png'));
const image = 'https://s.example/card.png';
const tags = {
  'og:image': image,
  'og:image:alt': 'A title',
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:image': image,
};

function faults(changes: Readonly<Record<string, string | undefined>>, content: Buffer | undefined = card) {
  const elements = Object.entries({...tags, ...changes}).map(([key, value]) =>
    value === undefined ? '' : `<meta property="${key}" content="${value}">`,
  );
  const html = `<html><head>${elements.join('')}</head><body></body></html>`;
  return findCardFaults('a.html', html, (address) => (address === image ? content : undefined)).map(
    ({message}) => message,
  );
}

describe('findCardFaults', () => {
  it('accepts a page with a card and all tags', () => {
    expect(faults({})).toEqual([]);
  });

  it('reports missing and contradictory tags', () => {
    expect(faults({'og:image:alt': undefined, 'og:image:width': '600', 'twitter:image': 'x'})).toEqual([
      'og:image:alt is missing',
      `twitter:image is x; must be ${image}`,
      'og:image:width is 600; must be 1200',
    ]);
    expect(faults({'og:image': undefined})).toEqual(['og:image is missing']);
  });

  it('reports a card that does not exist, or has the wrong format, dimensions, or file size', () => {
    expect(faults({'og:image': 'y', 'twitter:image': 'y'})).toEqual([
      "og:image y is not a file on the site in the page's language",
    ]);
    expect(faults({}, Buffer.from('GIF89a'))).toEqual([`og:image ${image} is not a PNG`]);
    expect(faults({}, icon)).toEqual([`og:image ${image} has 192 × 192 pixels; must have 1200 × 630`]);
    expect(faults({}, Buffer.concat([card, Buffer.alloc(60_000)]))[0]).toContain('at most 60000 are allowed');
  });
});
