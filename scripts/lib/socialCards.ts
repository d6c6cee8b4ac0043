import {attributesOf, elementsIn, parseHtml} from '../../src/build/html';
import {cardSize} from '../../src/plugins/social-cards/core/cardAddress';
import type {Finding} from './report';

const maxBytes = 60_000;
const pngSignature = '89504e470d0a1a0a';

/** The problem with a card, as the end of a sentence. */
function cardFault(card: Buffer | undefined): string | undefined {
  if (card === undefined) {
    return "is not a file on the site in the page's language";
  }
  if (card.subarray(0, 8).toString('hex') !== pngSignature) {
    return 'is not a PNG';
  }
  const [width, height] = [card.readUInt32BE(16), card.readUInt32BE(20)];
  if (width !== cardSize.width || height !== cardSize.height) {
    return `has ${width} × ${height} pixels; must have ${cardSize.width} × ${cardSize.height}`;
  }
  return card.length > maxBytes ? `has ${card.length} bytes; at most ${maxBytes} are allowed` : undefined;
}

/**
 * Problems with the card that other sites show with a link to a page.
 *
 * @param readCard content of a card by its address; `undefined` if there is none
 */
export function findCardFaults(
  file: string,
  html: string,
  readCard: (address: string) => Buffer | undefined,
): Finding[] {
  const [head = ''] = html.split('</head>', 1);
  const tags = elementsIn(parseHtml(head)).map(attributesOf);
  const contentOf = (key: string) => tags.find(({property, name}) => (property ?? name) === key)?.content;
  const image = contentOf('og:image');
  const wanted = {
    'twitter:image': image,
    'og:image:width': `${cardSize.width}`,
    'og:image:height': `${cardSize.height}`,
  };
  if (image === undefined) {
    return [{file, line: 1, rule: 'social-card', message: 'og:image is missing'}];
  }
  const fault = cardFault(readCard(image));
  const messages = [
    ...(fault === undefined ? [] : [`og:image ${image} ${fault}`]),
    ...(contentOf('og:image:alt') ? [] : ['og:image:alt is missing']),
    ...Object.entries(wanted)
      .filter(([key, value]) => contentOf(key) !== value)
      .map(([key, value]) => `${key} is ${contentOf(key) ?? 'missing'}; must be ${value}`),
  ];
  return messages.map((message) => ({file, line: 1, rule: 'social-card', message}));
}
