import type {Attributes, HeadElement} from './elements';

/** What the head of the page is to hold. */
export interface HeadState {
  readonly title: string | undefined;
  readonly html: Attributes;
  readonly body: Attributes;
  /** All other elements, in the order in which they were asked for. */
  readonly elements: readonly HeadElement[];
}

/** Attributes by which an element takes the place of one that was asked for earlier. */
const identifying: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

/** What an element is the only one of; undefined where any number may stand side by side. */
function identity({tag, attributes, text}: HeadElement): string | undefined {
  if (tag === 'link') {
    const {rel, href} = attributes;
    const named = rel === 'canonical' || href === undefined ? rel : href;
    return `link ${String(named).toLowerCase()}`;
  }
  const name = identifying[tag]?.find((attribute) => attributes[attribute] !== undefined);
  const value = name === undefined ? text : attributes[name];
  return value === undefined ? undefined : `${tag} ${name ?? ''} ${String(value).toLowerCase()}`;
}

function merged(elements: readonly HeadElement[], tag: string): Attributes {
  return Object.assign(
    {},
    ...elements.filter((element) => element.tag === tag).map(({attributes}) => attributes),
  );
}

/**
 * Joins what all components ask for, as `react-helmet-async` 1.3.0 does: what a later one asks for takes
 * the place of the same of an earlier one.
 *
 * @param heads elements that each component asks for, outer components first
 */
export function joinHeads(heads: readonly (readonly HeadElement[])[]): HeadState {
  const all = heads.flat();
  const seen = new Set<string>();
  const kept = [...heads].reverse().map((elements) => {
    const identified = elements
      .filter(({tag}) => !['title', 'html', 'body'].includes(tag))
      .map((element) => ({element, id: identity(element)}));
    const fresh = identified.filter(({id}) => id === undefined || !seen.has(id));
    fresh.forEach(({id}) => id !== undefined && seen.add(id));
    return fresh.map(({element}) => element);
  });
  return {
    title: [...all].reverse().find(({tag}) => tag === 'title')?.text,
    html: merged(all, 'html'),
    body: merged(all, 'body'),
    elements: kept.reverse().flat(),
  };
}
