import fs from 'node:fs';
import path from 'node:path';
import {dependencies} from '../../../../package.json';
import {digest} from '../../../build/digest';
import {filesBelow, isFile, replaceFile, writeFile} from '../../../build/files';
import {cardDrawing, cardTexts, type Card, type Frame} from '../core/layout';

/** Where cards go. */
export interface CardPlace {
  /** Folder of the built locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** Folder where cards are kept for the next build. Absent to keep nothing. */
  readonly kept?: string;
}

const drawnWith = [
  'satori',
  '@resvg/resvg-js',
  '@fontsource/noto-sans-sc',
  '@fontsource/cascadia-code',
] as const;

/** Name under which a card is kept: a digest of everything that decides about its look. */
function keptName(card: Card, frame: Frame): string {
  const versions = drawnWith.map((name) => dependencies[name]);
  return `${digest(...versions, JSON.stringify(cardTexts(card, frame)), cardDrawing(card, frame))}.png`;
}

/**
 * Writes cards. Cards from earlier builds are reused, and deleted if no page needs them anymore.
 *
 * @param cards cards by address
 * @param draw draws a card as a PNG
 */
export async function writeCards(
  cards: ReadonlyMap<string, Card>,
  frame: Frame,
  {outDir, baseUrl, kept}: CardPlace,
  draw: (card: Card) => Promise<Buffer>,
): Promise<void> {
  const used = new Set<string>();
  for (const [address, card] of cards) {
    const name = keptName(card, frame);
    const copy = kept === undefined ? undefined : path.join(kept, name);
    const isKept = copy !== undefined && isFile(copy);
    const png = isKept ? fs.readFileSync(copy) : await draw(card);
    writeFile(path.join(outDir, address.slice(baseUrl.length)), png);
    if (copy !== undefined && !isKept) {
      replaceFile(copy, png);
    }
    used.add(name);
  }
  if (kept !== undefined) {
    for (const name of filesBelow(kept).filter((file) => !used.has(file))) {
      fs.rmSync(path.join(kept, name));
    }
  }
}
