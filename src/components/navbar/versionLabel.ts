import {translate} from '@docusaurus/Translate';

interface LabelledVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
}

/** A version's label, marked as unreleased or latest. */
export function versionLabel({name, label, isLast}: LabelledVersion): string {
  if (isLast) {
    return translate({id: 'site.version.latest', message: '{label} (latest)'}, {label});
  }
  return name === 'current'
    ? translate({id: 'site.version.unreleased', message: '{label} (unreleased)'}, {label})
    : label;
}
