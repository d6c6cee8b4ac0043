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

/** Drawings in the page are named for screen readers or hidden from them, and have a size before styles load. */
function svgFaults(html: string): string[] {
  const drawings = [
    ...html.matchAll(
      /(<[a-z]+(?:"[^"]*"|'[^']*'|[^"'>])*>)?<svg\b(?:"[^"]*"|'[^']*'|[^"'>])*>(?:\s*<title\b)?/g,
    ),
  ];
  return drawings.flatMap(([text, parent = '']) => {
    const [around] = tagsOf(parent);
    const svg = tagsOf(text.slice(parent.length)).find(({name}) => name === 'svg');
    const {viewbox, width, height} = svg?.attributes ?? {};
    const states = [svg?.attributes ?? {}, around?.attributes ?? {}];
    const isNamed = states.some(
      (attributes) => Boolean(attributes['aria-label']) || Boolean(attributes['aria-labelledby']),
    );
    const isHidden = states.some((attributes) => attributes['aria-hidden'] === 'true');
    const shown = text.slice(parent.length, parent.length + 80);
    return [
      ...(isNamed || isHidden || text.endsWith('<title')
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
  const markup = html.replace(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->/g, '');
  const messages = [
    ...tags.filter(({name}) => name === 'img').flatMap(imgFaults),
    ...svgFaults(markup),
    ...fileFaults(tags.flatMap(addressesOf), sizeOf),
  ];
  return messages.map((message) => ({file, line: 1, rule: 'image', message}));
}

/** Images that a style sheet names and that do not exist or are too large. */
export function findStyleImageFaults(file: string, css: string, sizeOf: SizeOf): Finding[] {
  const addresses = [...css.matchAll(/url\((?:"([^"]*)"|'([^']*)'|([^)]*))\)/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((address) => !/^(?:data:|#)/.test(address));
  return fileFaults(addresses, sizeOf).map((message) => ({file, line: 1, rule: 'image', message}));
}
