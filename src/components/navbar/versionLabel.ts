import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';

/** A version's label, marked as unreleased or latest. */
export function versionLabel({name, label, isLast}: GlobalVersion): string {
  if (isLast) {
    return translate({id: 'site.version.latest', message: '{label} (latest)'}, {label});
  }
  return name === 'current'
    ? translate({id: 'site.version.unreleased', message: '{label} (unreleased)'}, {label})
    : label;
}
