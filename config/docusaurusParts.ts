import type {PluginConfig, PluginOptions} from '@docusaurus/types';
import type {PolicyOf} from './contentSecurityPolicy';
import type {Environment} from './environment';

/**
 * Parts of Docusaurus that this site replaces. src/docusaurus/README.md lists the benefit of each one. Set a part to
 * `false` to return to stock behavior.
 */
export const docusaurusParts = {
  // First, because it sorts generated data that `routes` copies.
  'build-cache': true,
  runtime: true,
  'late-scripts': true,
  routes: true,
  'docs-chunk': true,
  'unused-modules': true,
  texts: true,
  'render-cache': true,
};

/** Name of a part, which is also its folder in `src/docusaurus`. */
export type PartName = keyof typeof docusaurusParts;

/** The names of all parts. */
export const partNames = Object.keys(docusaurusParts) as PartName[];

/**
 * The plugins of the parts that are on.
 *
 * @param environment `partsOff` switches off more parts for one build
 * @param policyOf makes the content security policy of a page
 * @throws {Error} if `routes` is on without `runtime`
 */
export function partPlugins(environment: Environment, policyOf: PolicyOf): PluginConfig[] {
  const options: Partial<Record<PartName, PluginOptions>> = {
    runtime: {policyOf},
    'build-cache': {environment},
  };
  const isOn = (name: PartName) => docusaurusParts[name] && !environment.partsOff.includes(name);
  if (isOn('routes') && !isOn('runtime')) {
    throw new Error(
      'The part "routes" of src/docusaurus needs "runtime", which is off. Switch on "runtime", or switch off both in config/docusaurusParts.ts.',
    );
  }
  return partNames.filter(isOn).map((name) => [`./src/docusaurus/${name}/index.ts`, options[name] ?? {}]);
}
