import {attributesOf, elementsIn, parseHtml, srcsetAddresses, type HtmlElement} from '../../src/build/html';
import type {Finding} from './report';

/** Maximum size of an image, in bytes. */
export const largestImage = 200 * 1024;

/** Size in bytes of the file at an address on this site. Absent if there is none. */
export type SizeOf = (address: string) => number | undefined;

function addressesOf(element: HtmlElement): string[] {
  const {src, srcset, href, content, property, rel = ''} = attributesOf(element);
  switch (element.tagName) {
    case 'img':
    case 'source':
      return [src ?? '', ...srcsetAddresses(srcset)];
    case 'image':
      return [href ?? ''];
    case 'link':
      return rel.includes('icon') ? [href ?? ''] : [];
    case 'meta':
      return property === 'og:image' ? [content ?? ''] : [];
    default:
      return [];
  }
}

function imgFaults(img: HtmlElement): string[] {
  const {alt, width = '', height = '', src = ''} = attributesOf(img);
  const hasSize = [width, height].every((value) => /^[1-9]\d*$/.test(value));
  return [
    ...(alt === undefined ? [`the image ${src} has no alt: describe the image, or use alt=""`] : []),
    ...(hasSize ? [] : [`the image ${src} has no width and height: the layout would shift when it loads`]),
  ];
}

function isNamedOrHidden(element: HtmlElement): boolean {
  const {'aria-label': label, 'aria-labelledby': labelledBy, 'aria-hidden': hidden} = attributesOf(element);
  return Boolean(label ?? labelledBy) || hidden === 'true';
}

/** Drawings with text or a role need their own or a figure's name, or must be hidden. All drawings need a size. */
function svgFaults(svg: HtmlElement): string[] {
  const {viewBox, width, height, role} = attributesOf(svg);
  const content = elementsIn(svg.childNodes);
  const isOrnament = role === undefined && !content.some(({tagName}) => /^(?:text|image)$/.test(tagName));
  let named = isNamedOrHidden(svg) || content[0]?.tagName === 'title';
  for (let above = svg.parentNode; above && 'tagName' in above; above = above.parentNode) {
    named ||= (above === svg.parentNode || above.tagName === 'figure') && isNamedOrHidden(above);
  }
  return [
    ...(isOrnament || named
      ? []
      : ['a drawing has no name: add role="img" and aria-label, or aria-hidden="true"']),
    ...(viewBox !== undefined || (width !== undefined && height !== undefined)
      ? []
      : ['a drawing has no size: add a viewBox, or width and height']),
  ];
}

function fileFaults(addresses: readonly string[], sizeOf: SizeOf): string[] {
  return addresses.flatMap((address) => {
    if (address === '' || /^(?:data:|#)/.test(address)) {
      return [];
    }
    const size = sizeOf(address);
    if (size === undefined) {
      return [`the image ${address} does not exist`];
    }
    const [has, may] = [size, largestImage].map((bytes) => Math.ceil(bytes / 1024));
    return size > largestImage ? [`the image ${address} is ${has} KB; the limit is ${may} KB`] : [];
  });
}

const toFindings = (file: string, messages: readonly string[]): Finding[] =>
  messages.map((message) => ({file, line: 1, rule: 'image', message}));

/** Images of a built page that don't exist on this site, are too large, or lack alternative text or size. */
export function findImageFaults(file: string, html: string, sizeOf: SizeOf): Finding[] {
  const elements = elementsIn(parseHtml(html));
  return toFindings(file, [
    ...elements.filter(({tagName}) => tagName === 'img').flatMap(imgFaults),
    ...elements.filter(({tagName}) => tagName === 'svg').flatMap(svgFaults),
    ...fileFaults(elements.flatMap(addressesOf), sizeOf),
  ]);
}

/** Missing or oversized images in a style sheet. */
export function findStyleImageFaults(file: string, css: string, sizeOf: SizeOf): Finding[] {
  const addresses = [...css.matchAll(/url\((?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^"')]*))\)/g)];
  return toFindings(
    file,
    fileFaults(
      addresses.map(([, double, single, bare]) => double ?? single ?? bare ?? ''),
      sizeOf,
    ),
  );
}
