import type {PluginConfig, PluginOptions} from '@docusaurus/types';
import type {PolicyOf} from './contentSecurityPolicy';
import {docusaurusParts, partNames, type PartName} from './docusaurusParts';
import type {Environment} from './environment';

/** Dependencies of each part. */
const needs: Partial<Record<PartName, PartName>> = {routes: 'runtime'};

/** Parts that depend on a part. */
export function dependentParts(part: PartName): PartName[] {
  return partNames.filter((name) => needs[name] === part);
}

/**
 * The plugins of the parts that are on.
 *
 * @param environment `partsOff` switches off more parts for one build
 * @param policyOf makes the content security policy of a page
 * @param parts the switches
 * @throws {Error} if a part needs another one that is off
 */
export function partPlugins(
  environment: Environment,
  policyOf: PolicyOf,
  parts: Readonly<Record<PartName, boolean>> = docusaurusParts,
): PluginConfig[] {
  const options: Partial<Record<PartName, PluginOptions>> = {
    runtime: {policyOf},
    'build-cache': {environment},
  };
  const isOn = (name: PartName) => parts[name] && !environment.partsOff.includes(name);
  return partNames.filter(isOn).map((name) => {
    const needed = needs[name];
    if (needed && !isOn(needed)) {
      throw new Error(
        `The part "${name}" of src/docusaurus needs "${needed}", which is off. Switch on "${needed}", or switch off both in config/docusaurusParts.ts.`,
      );
    }
    return [`./src/docusaurus/${name}/index.ts`, options[name] ?? {}];
  });
}
