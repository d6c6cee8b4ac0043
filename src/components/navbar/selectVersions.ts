interface Version {
  readonly name: string;
  readonly label: string;
}

/** Versions that a dropdown is configured to offer, by name, with labels where the object form is used. */
export type VersionChoice = readonly string[] | Readonly<Record<string, {readonly label?: string}>>;

/**
 * Versions that a dropdown offers, in its own order.
 *
 * @param choice the item's `versions`; without it all versions are offered.
 * @throws {Error} that lists the existing versions when a chosen one is unknown.
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
