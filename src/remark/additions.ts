import {importOf, type Node} from './tree';

/** Components that plugins add to pages, from top to bottom, with their modules. */
const modules = {
  TranslationNotice: '@site/src/components/translation/TranslationNotice',
  ChangedSince: '@site/src/components/versions/ChangedSince',
} as const;

type Name = keyof typeof modules;

/** A component to be added to a page, as MDX for the end of its source. */
export function additionOf(name: Name, attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  return `\n\n<${name}${list.join('')} />\n`;
}

/**
 * Remark plugin: moves added components to the start of the page. The build adds them at the end, so that line numbers in
 * error messages stay correct.
 */
export function additions() {
  return (page: Node): void => {
    const {children = []} = page;
    const added = Object.keys(modules).flatMap((name) => children.filter((node) => node.name === name));
    const imports = added.map(({name = ''}) => importOf(name, modules[name as Name], name));
    page.children = [...imports, ...added, ...children.filter((node) => !added.includes(node))];
  };
}
