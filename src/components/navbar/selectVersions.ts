interface Version {
  readonly name: string;
  readonly label: string;
}

/** Versions that a dropdown is configured to offer, by name; the object form has labels. */
export type VersionChoice = readonly string[] | Readonly<Record<string, {readonly label?: string}>>;

/**
 * The versions a dropdown offers, in its configured order.
 *
 * @param choice the item's `versions`; all versions if absent
 * @throws {Error} listing the existing versions if a configured one is unknown
 */
export function selectVersions<V extends Version>(
  versions: readonly V[],
  choice: VersionChoice | undefined,
): V[] {
  if (choice === undefined) {
    return [...versions];
  }
  const chosen = Array.isArray(choice)
    ? choice.map((name: string): [string, {label?: string}] => [name, {}])
    : Object.entries(choice);
  return chosen.map(([name, {label}]) => {
    const version = versions.find((candidate) => candidate.name === name);
    if (!version) {
      throw new Error(
        `A docsVersionDropdown navbar item offers the version "${name}", which does not exist.\nAvailable versions are:\n- ${versions
          .map((candidate) => candidate.name)
          .join('\n- ')}`,
      );
    }
    return {...version, label: label ?? version.label};
  });
}
