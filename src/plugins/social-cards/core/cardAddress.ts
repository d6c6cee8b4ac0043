/** Size of every card in pixels, which the services that show cards recommend. */
export const cardSize = {width: 1200, height: 630} as const;

/**
 * Address of the card of a page.
 *
 * @param baseUrl base URL of the locale
 */
export function pageCard(baseUrl: string, route: string): string {
  return `${baseUrl}img/cards/${route.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.png`;
}

/** Address of the card that the pages of an older docs version share. */
export function versionCard(baseUrl: string, pluginId: string, versionName: string): string {
  return `${baseUrl}img/cards/${pluginId}-${versionName}.png`;
}

/** Whether each page of a docs version has its own card. */
export function hasPageCards({isLast, name}: {readonly isLast: boolean; readonly name: string}): boolean {
  return isLast || name === 'current';
}
