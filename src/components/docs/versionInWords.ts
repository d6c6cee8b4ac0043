import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {translate} from '@docusaurus/Translate';

type NamedVersion = Pick<PropVersionMetadata, 'label' | 'isLast' | 'banner'>;

/** A version in words: "v0.14, latest", "v0.15, unreleased", or "v0.13". */
export function versionInWords({label, isLast, banner}: NamedVersion): string {
  if (banner === 'unreleased') {
    return translate({id: 'site.docs.unreleasedVersion', message: '{version}, unreleased'}, {version: label});
  }
  return isLast
    ? translate({id: 'site.docs.latestVersion', message: '{version}, latest'}, {version: label})
    : label;
}
