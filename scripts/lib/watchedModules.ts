import {reliedOnModules, replacedModules} from '../../src/docusaurus/runtime/replacedModules';

/** A module of Docusaurus that this site replaces, overrides, or relies on in detail. */
export interface WatchedModule {
  readonly packageName: string;
  /** Path in the package. */
  readonly file: string;
  /** File of this site that depends on it. */
  readonly usedBy: string;
}

/** Overrides of this site that have no original in the theme. */
const additions = ['Root', 'SearchBar'];

function packageOf(module: string): Pick<WatchedModule, 'packageName' | 'file'> {
  const [scope, name, ...rest] = module.split('/');
  return {packageName: `${scope}/${name}`, file: rest.join('/')};
}

/** Where the original of a theme component may be: in the theme, or among the fallbacks of the core. */
function originalsOf(component: string): string[] {
  return [
    `@docusaurus/theme-classic/lib/theme/${component}.js`,
    `@docusaurus/theme-classic/lib/theme/${component}/index.js`,
    `@docusaurus/core/lib/client/theme-fallback/${component}/index.js`,
  ];
}

/**
 * Lists the watched modules; of those of an override, only one exists.
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
  const reliedOn = reliedOnModules.map((module) => ({...packageOf(module), usedBy: 'src/docusaurus'}));
  return [
    // Packages that Docusaurus doesn't release have versions of their own.
    ...[...replaced, ...reliedOn].filter(({packageName}) => packageName.startsWith('@docusaurus/')),
    ...components.flatMap(({usedBy, component}) =>
      originalsOf(component).map((original) => ({...packageOf(original), usedBy})),
    ),
  ];
}
