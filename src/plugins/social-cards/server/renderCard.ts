import fs from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import {Resvg} from '@resvg/resvg-js';
import satori, {type SatoriOptions} from 'satori';
import {cardSize} from '../core/cardAddress';
import {cardDrawing, cardTexts, families, type Card, type Frame} from '../core/layout';

const sans = '@fontsource/noto-sans-sc/files/noto-sans-sc';
const mono = '@fontsource/cascadia-code/files/cascadia-code';

function font(name: string, files: string, weight: 400 | 600 | 700): SatoriOptions['fonts'][number] {
  return {name, weight, data: fs.readFileSync(require.resolve(`${files}-${weight}-normal.woff`))};
}

/**
 * Fonts in the site's font stacks that are available as packages. The Chinese ones contain the characters that the
 * others lack.
 */
const fonts = [
  font(families.text, `${sans}-latin`, 400),
  font(families.text, `${sans}-latin`, 700),
  font(families.code, `${mono}-latin`, 600),
  font('chinese', `${sans}-chinese-simplified`, 400),
  font('chinese', `${sans}-chinese-simplified`, 700),
];

/** Draws a card as a PNG. The same card always has the same bytes. */
export async function drawCard(card: Card, frame: Frame): Promise<Buffer> {
  // satori's types require React elements with a key, but it uses only type and props.
  const texts = await satori(cardTexts(card, frame) as never, {...cardSize, fonts});
  const svg = texts.replace(/<\/svg>$/, `${cardDrawing(card, frame)}</svg>`);
  const image = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  // Node.js frees the pixels of earlier cards, 3 MB each, only between tasks.
  await setImmediate();
  return image.asPng();
}
