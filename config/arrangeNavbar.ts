import type {NavbarItem} from '@docusaurus/theme-common';

const knownTypes = [
  'default',
  'dropdown',
  'localeDropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
];

function list(words: readonly string[]): string {
  return words.map((word) => `- ${word}`).join('\n');
}

/**
 * Checks items with clearer errors than the theme's own validation, and places items without a position on the right
 * instead of the left.
 *
 * @param pluginIds ids of the docs plugin instances.
 * @throws {Error} listing the valid values if an item's type or docs plugin is unknown.
 */
export function arrangeNavbar(items: readonly NavbarItem[], pluginIds: readonly string[]): NavbarItem[] {
  return items.map((item): NavbarItem => {
    const {type = 'default', docsPluginId = 'default'} = item as {type?: string; docsPluginId?: string};
    if (!knownTypes.includes(type)) {
      throw new Error(
        `The navbar has an item of type "${type}", which does not exist. Known types are:\n${list(knownTypes)}`,
      );
    }
    if (type.startsWith('doc') && !pluginIds.includes(docsPluginId)) {
      throw new Error(
        `A navbar item of type "${type}" belongs to the docs plugin "${docsPluginId}", which does not exist. Docs plugins are:\n${list(pluginIds)}`,
      );
    }
    return {position: 'right', ...item};
  });
}
