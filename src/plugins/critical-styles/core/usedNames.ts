const tagPattern = /<([a-z][a-z0-9]*)(?=[\s>/])((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const attributePattern = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*)))?/g;

/** Values that a selector of this site may ask for, besides classes and ids. */
const valuesAskedFor = new Set(['class', 'id', 'type', 'role', 'data-theme', 'data-hue', 'data-layout']);

/**
 * Everything in a page that a selector can name: elements, attributes, classes, ids, and some values.
 *
 * @param names receives what is found
 */
export function collectNames(html: string, names: Set<string>): void {
  // A page has few tags that are not like another one, to the letter.
  const seen = new Set<string>();
  for (const [whole, tag = '', attributes = ''] of html.matchAll(tagPattern)) {
    if (seen.has(whole)) {
      continue;
    }
    seen.add(whole);
    names.add(tag.toLowerCase());
    for (const [, name = '', ...values] of attributes.matchAll(attributePattern)) {
      names.add(name);
      if (valuesAskedFor.has(name)) {
        const value = values.find((part) => part !== undefined) ?? '';
        value.split(/\s+/).forEach((word) => names.add(word));
      }
    }
  }
}
