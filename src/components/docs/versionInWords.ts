import {translate} from '@docusaurus/Translate';

/** Facts about a docs version. */
export interface NamedVersion {
  readonly label: string;
  readonly isLast: boolean;
  readonly banner: string | null;
}

/** A version in words: "v0.14, latest", "v0.15, unreleased", or "v0.13". */
export function versionInWords({label, isLast, banner}: NamedVersion): string {
  if (banner === 'unreleased') {
    return translate({id: 'site.docs.unreleasedVersion', message: '{version}, unreleased'}, {version: label});
  }
  return isLast
    ? translate({id: 'site.docs.latestVersion', message: '{version}, latest'}, {version: label})
    : label;
}
