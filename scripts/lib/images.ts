import {tagsOf, type Tag} from '../../src/plugins/content-guard/core/scanHtml';
import type {Finding} from './report';

/** No image may be larger, in bytes. */
export const largestImage = 200 * 1024;

/** Size in bytes of the file that an address leads to; absent when there is none. */
export type SizeOf = (address: string) => number | undefined;

function addressesOf({name, attributes}: Tag): string[] {
  const {src, srcset, href, content, property, rel} = attributes;
  const listed = (srcset ?? '').split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
  const single =
    name === 'img' || name === 'source'
      ? src
      : name === 'image' || (name === 'link' && /icon/.test(rel ?? ''))
        ? href
        : name === 'meta' && property === 'og:image'
          ? content
          : undefined;
  return [...(name === 'img' || name === 'source' ? listed : []), single ?? ''].filter(
    (address) => address !== '' && !address.startsWith('data:'),
  );
}

function isSize(value: string | undefined): boolean {
  return /^[1-9]\d*$/.test(value ?? '');
}

function imgFaults({attributes}: Tag): string[] {
  const {alt, width, height, src = 'without address'} = attributes;
  return [
    ...(alt === undefined
      ? [`the image ${src} has no alt: write what it says, or alt="" for an ornament`]
      : []),
    ...(isSize(width) && isSize(height)
      ? []
      : [`the image ${src} has no width and height: the page would jump when it arrives`]),
  ];
}

const drawing = /(<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>)?(<svg\b(?:"[^"]*"|'[^']*'|[^"'>])*>)([\s\S]*?)<\/svg>/g;
/** A figure may hold the same drawing in several shapes, of which one is shown. */
const figure = /(<figure\b(?:"[^"]*"|'[^']*'|[^"'>])*>)([\s\S]*?)<\/figure>/g;

function isNamedOrHidden({attributes}: Tag): boolean {
  return (
    Boolean(attributes['aria-label'] ?? attributes['aria-labelledby']) || attributes['aria-hidden'] === 'true'
  );
}

/**
 * Drawings that say something, in words or as an image by role, have a name for screen readers or are
 * hidden from them; bare shapes are ornaments. All have a size before styles load.
 */
function svgFaults(html: string): string[] {
  const named = new Set(
    [...html.matchAll(figure)]
      .filter(([, start = '']) => tagsOf(start).some(isNamedOrHidden))
      .flatMap(([, , content = '']) => [...content.matchAll(drawing)].map(([, , svg = '']) => svg)),
  );
  return [...html.matchAll(drawing)].flatMap(([, parent = '', svg = '', content = '']) => {
    const [own] = tagsOf(svg);
    const {viewbox, width, height} = own?.attributes ?? {};
    const shown = svg.slice(0, 80);
    const isOrnament = !/<(?:text|image)\b/.test(content) && own?.attributes.role === undefined;
    const isKnown =
      isOrnament ||
      named.has(svg) ||
      /^\s*<title\b/.test(content) ||
      tagsOf(parent + svg).some(isNamedOrHidden);
    return [
      ...(isKnown
        ? []
        : [`the drawing ${shown} has no name: give it role="img" and aria-label, or aria-hidden="true"`]),
      ...(viewbox !== undefined || (width !== undefined && height !== undefined)
        ? []
        : [`the drawing ${shown} has no size: give it a viewBox, or width and height`]),
    ];
  });
}

function fileFaults(addresses: readonly string[], sizeOf: SizeOf): string[] {
  return addresses.flatMap((address) => {
    const size = sizeOf(address);
    if (size === undefined) {
      return [`the image ${address} does not exist`];
    }
    return size > largestImage
      ? [
          `the image ${address} has ${Math.ceil(size / 1024)} KB, may have ${largestImage / 1024}: make it smaller`,
        ]
      : [];
  });
}

/**
 * Images of a built page that do not exist, are too large, or lack alternative text or size.
 *
 * @param sizeOf knows images of this site and of no other: an image from elsewhere counts as missing.
 */
export function findImageFaults(file: string, html: string, sizeOf: SizeOf): Finding[] {
  const tags = tagsOf(html);
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const messages = [
    ...tags.filter(({name}) => name === 'img').flatMap(imgFaults),
    ...svgFaults(markup),
    ...fileFaults(tags.flatMap(addressesOf), sizeOf),
  ];
  return messages.map((message) => ({file, line: 1, rule: 'image', message}));
}

/** Images that a style sheet names and that do not exist or are too large. */
export function findStyleImageFaults(file: string, css: string, sizeOf: SizeOf): Finding[] {
  const addresses = [...css.matchAll(/url\((?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^"')]*))\)/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((address) => !/^(?:data:|#)/.test(address));
  return fileFaults(addresses, sizeOf).map((message) => ({file, line: 1, rule: 'image', message}));
}
