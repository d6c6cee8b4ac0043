/** Whether the version dropdown of a docs plugin is shown: only on that plugin's pages. */
export function showsVersions(ownPluginId: string | undefined, activePluginId: string | undefined): boolean {
  return activePluginId !== undefined && activePluginId === (ownPluginId ?? 'default');
}

/**
 * Whether the language dropdown is shown: only in translated sections.
 *
 * @param route path below the locale's base URL, such as `docs/concepts/spec`; empty on the home page.
 * @param segments first path segments of the translated sections; the empty one is the home page. Without a list, every
 * section counts as translated.
 */
export function showsLocales(route: string, segments: readonly string[] | undefined): boolean {
  const [section = ''] = route.split('/');
  return segments === undefined || segments.includes(section);
}
