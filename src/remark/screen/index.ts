import {cachedReader} from '../../build/cachedReader';
import type {Finding} from '../../build/findings';
import {placeOf, sitePath} from '../reference/place';
import type {SiteFacts} from '../siteFacts';
import {
  argumentsOf,
  element,
  failWith,
  importOf,
  list,
  spotsIn,
  text,
  type Node,
  type PageFile,
} from '../tree';
import {manifestFile, screenFor, smallFile, type Screen} from './manifest';

/** Name of the imported component. Must not collide with the page's own imports. */
const component = 'ProductScreen';

/** The figure of a picture. Callouts are a list, so that their text is part of the page. */
function figure({file, width, height, alt, callouts}: Screen, locale: string, isEager: boolean): Node {
  const say = (texts: Readonly<Record<string, string>>) => texts[locale] ?? texts.en ?? '';
  const attributes = {
    file,
    small: smallFile(file),
    width: String(width),
    height: String(height),
    alt: say(alt),
    ...(callouts.length > 0 ? {marks: callouts.map(({x, y}) => `${x},${y}`).join(' ')} : {}),
    ...(isEager ? {loading: 'eager'} : {}),
  };
  const items = callouts.map((callout) => [text(say(callout.text))]);
  return element(component, attributes, items.length > 0 ? [list(items, true)] : []);
}

/**
 * Remark plugin: replaces each `::screen{name="…"}` with a picture of the product's user interface, in the language and
 * for the version of the page. All errors on a page are reported together.
 */
export function screens({siteDir, locale, products}: Pick<SiteFacts, 'siteDir' | 'locale' | 'products'>) {
  const read = cachedReader(siteDir, (json) => JSON.parse(json) as Screen[]);
  return (tree: Node, file: PageFile): void => {
    const spots = spotsIn(tree, ({type, name}) => name === 'screen' && type.endsWith('Directive'));
    if (spots.length === 0) {
      return;
    }
    const page = sitePath(siteDir, file.path);
    const place = placeOf(page, products, locale);
    const known = read(manifestFile);
    const faults: Finding[] = [];
    // A picture before the second heading may be visible immediately, so it must not be lazy.
    const [, second] = (tree.children ?? []).filter(({type}) => type === 'heading');
    const fold = second?.position?.start.line ?? Infinity;
    spots.forEach(({node, line, replace}, index) => {
      const screen =
        node.type !== 'leafDirective'
          ? 'must be on its own line, such as ::screen{name="search-result"}.'
          : place
            ? screenFor(argumentsOf(node).name ?? '', place, known)
            : 'works only on product pages, whose folder determines the version.';
      if (typeof screen === 'string') {
        faults.push({file: page, line, rule: 'screen', message: `::screen ${screen}`});
      } else {
        replace(figure(screen, place?.locale ?? 'en', index === 0 && line < fold));
      }
    });
    failWith(file, faults);
    tree.children?.unshift(importOf(component, '@site/src/components/docs/Screen', 'Screen'));
  };
}
