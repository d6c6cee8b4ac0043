import {translate} from '@docusaurus/Translate';

/** What a docs version says about itself. */
export interface NamedVersion {
  readonly label: string;
  readonly isLast: boolean;
  readonly banner: string | null;
}

/** A version as a reader would say it: "v0.14, latest", "v0.15, unreleased", or "v0.13" alone. */
export function versionInWords({label, isLast, banner}: NamedVersion): string {
  if (banner === 'unreleased') {
    return translate({id: 'site.docs.unreleasedVersion', message: '{version}, unreleased'}, {version: label});
  }
  return isLast
    ? translate({id: 'site.docs.latestVersion', message: '{version}, latest'}, {version: label})
    : label;
}
