import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import {decodedPath} from '../core/address';

/**
 * Path of the page in the HTML that the browser received, which an inline script recorded. The address may differ, because
 * going back before the scripts run can change it without a page load.
 *
 * @returns the path as the router has it: decoded, and without `.html`
 */
export function documentPath(): string {
  const address = document.documentElement.dataset.documentPath ?? window.location.pathname;
  return normalizeLocation({pathname: decodedPath(address), search: '', hash: '', state: undefined}).pathname;
}
