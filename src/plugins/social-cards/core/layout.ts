import {cardSize} from './cardAddress';
import {isCommand, keepWords, titleSize} from './title';

/** The content of a card. */
export interface Card {
  readonly title: string;
  /** Product and sections of the page, outermost first. */
  readonly trail: readonly string[];
  /** Version in words. Absent for pages without versions. */
  readonly version?: string;
  /** Name of the language, in that language. */
  readonly language: string;
  /** Id of the product's docs. Absent for pages outside the docs. */
  readonly pluginId?: string;
}

/** A tool on the line, with its colors. */
export interface Station {
  readonly pluginId: string;
  readonly label: string;
  readonly hue: string;
  readonly wash: string;
}

/** The content shared by all cards. */
export interface Frame {
  readonly siteTitle: string;
  /** The site's logo: an SVG file without a size. */
  readonly logo: string;
  /** The tools, in the order of the line. */
  readonly stations: readonly Station[];
}

/** A text or box on a card, as a React element for satori. */
export interface CardNode {
  readonly type: 'div';
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children: string | readonly CardNode[];
  };
}

/** Font families of text and code. */
export const families = {text: 'text', code: 'code'} as const;

/** Colors of cards: the light values of tokens in `src/css/tokens.css`, by name. */
export const colors = {
  paper: '#fff',
  line: '#dce2ea',
  ink: '#121926',
  'ink-soft': '#4a566b',
  family: '#1b4fd6',
  'family-wash': '#eaf0fd',
} as const;

const margin = 80;
const lineTop = 490;
const stationStep = 260;
const stationRadius = 13;
const headerTop = 64;
const logoSize = 64;

type Style = CardNode['props']['style'];

function node(style: Style, children: string | readonly CardNode[]): CardNode {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

/** Position of a box within the card's margins. */
function between(top: number, height: number): Style {
  return {position: 'absolute', left: margin, right: margin, top, height};
}

const leftOf = (index: number) => margin + index * stationStep;
const isAt = (card: Card, {pluginId}: Station) => card.pluginId === pluginId;
const stationOf = (card: Card, {stations}: Frame) => stations.find((station) => isAt(card, station));

function header({version, language}: Card, {siteTitle}: Frame, station: Station | undefined): CardNode {
  const name = {fontSize: 40, fontWeight: 700, letterSpacing: '-0.01em', flexGrow: 1};
  const badge = {
    marginLeft: 28,
    padding: '6px 24px',
    borderRadius: 28,
    fontWeight: 700,
    color: station?.hue ?? colors.family,
    background: station?.wash ?? colors['family-wash'],
  };
  return node({...between(headerTop, logoSize), alignItems: 'center', fontSize: 26}, [
    node({...name, marginLeft: logoSize + 20}, siteTitle),
    node({color: colors['ink-soft']}, language),
    ...(version === undefined ? [] : [node(badge, version)]),
  ]);
}

function heading({trail, title}: Card, station: Station | undefined): CardNode {
  const {size, isCut} = titleSize(title);
  const place = {
    marginBottom: 12,
    fontSize: 30,
    fontWeight: 700,
    color: station?.hue ?? colors.family,
  };
  const titleStyle = {
    display: 'block',
    fontFamily: isCommand(title) ? families.code : families.text,
    fontSize: size,
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    // satori truncates balanced lines too early.
    ...(isCut ? {lineClamp: 3} : {textWrap: 'balance'}),
  };
  return node({...between(148, 310), flexDirection: 'column', justifyContent: 'center'}, [
    ...(trail.length === 0 ? [] : [node(place, trail.join(' › '))]),
    node(titleStyle, keepWords(title)),
  ]);
}

/** The texts of a card: the site's name, language and version, trail, title, and the names of the tools. */
export function cardTexts(card: Card, frame: Frame): CardNode {
  const station = stationOf(card, frame);
  return node({...cardSize, background: colors.paper, color: colors.ink, fontFamily: families.text}, [
    header(card, frame, station),
    heading(card, station),
    ...frame.stations.map((tool, index) =>
      node(
        {
          position: 'absolute',
          left: leftOf(index),
          top: lineTop + 24,
          fontSize: 28,
          ...(isAt(card, tool) ? {color: tool.hue, fontWeight: 700} : {color: colors['ink-soft']}),
        },
        tool.label,
      ),
    ),
  ]);
}

/** The drawings on a card, as SVG elements: the logo, and the line with the tools' stations. */
export function cardDrawing(card: Card, frame: Frame): string {
  const {logo, stations} = frame;
  const isOfTool = stationOf(card, frame) !== undefined;
  const circles = stations.map((tool, index) => {
    // On a page about one tool, the other tools are gray.
    const color = isAt(card, tool) || !isOfTool ? tool.hue : colors.line;
    const fill = isAt(card, tool) ? color : colors.paper;
    const x = leftOf(index) + stationRadius;
    return `<circle cx="${x}" cy="${lineTop}" r="${stationRadius - 2.5}" fill="${fill}" stroke="${color}" stroke-width="5"/>`;
  });
  return [
    logo.replace('<svg ', `<svg x="${margin}" y="${headerTop}" width="${logoSize}" height="${logoSize}" `),
    `<path d="M0 ${lineTop}H${cardSize.width}" stroke="${colors.line}" stroke-width="4"/>`,
    ...circles,
  ].join('');
}
