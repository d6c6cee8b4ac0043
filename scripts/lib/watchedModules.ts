import {reliedOnModules} from '../../src/docusaurus/reliedOnModules';
import {replacedModules} from '../../src/docusaurus/runtime/replacedModules';

/** A Docusaurus module that this site replaces, overrides, or depends on closely. */
export interface WatchedModule {
  readonly packageName: string;
  /** Path in the package. */
  readonly file: string;
  /** File of this site that depends on it. */
  readonly usedBy: string;
}

/** Theme components of this site without an original in Docusaurus. */
const additions = ['Root', 'SearchBar', 'TranslationStatus'];

function packageOf(module: string): Pick<WatchedModule, 'packageName' | 'file'> {
  const [scope, name, ...rest] = module.split('/');
  return {packageName: `${scope}/${name}`, file: rest.join('/')};
}

/** Possible paths of a theme component's original: in the theme or the core's fallbacks. */
function originalsOf(component: string): string[] {
  return [
    `@docusaurus/theme-classic/lib/theme/${component}.js`,
    `@docusaurus/theme-classic/lib/theme/${component}/index.js`,
    `@docusaurus/core/lib/client/theme-fallback/${component}/index.js`,
  ];
}

/**
 * Lists the watched modules. For an override, only one of the listed paths exists.
 *
 * @param overrides files below `src/theme`
 */
export function watchedModules(overrides: readonly string[]): WatchedModule[] {
  const components = overrides
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
    .map((file) => ({usedBy: `src/theme/${file}`, component: file.replace(/(?:\/index)?\.tsx?$/, '')}))
    .filter(({component}) => !additions.includes(component));
  const replaced = Object.entries(replacedModules).map(([module, own]) => ({
    ...packageOf(module),
    usedBy: `src/docusaurus/runtime/${own}`,
  }));
  const reliedOn = Object.entries(reliedOnModules).map(([module, folder]) => ({
    ...packageOf(module),
    usedBy: `src/${folder}`,
  }));
  return [
    // Packages outside of Docusaurus have their own version numbers.
    ...[...replaced, ...reliedOn].filter(({packageName}) => packageName.startsWith('@docusaurus/')),
    ...components.flatMap(({usedBy, component}) =>
      originalsOf(component).map((original) => ({...packageOf(original), usedBy})),
    ),
  ];
}
