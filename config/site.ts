/** The site's source repository, used for edit and report links. */
export const siteRepository = 'https://github.com/KusionStack/kusionstack.io';
export const siteBranch = 'main';

const defaultUrl = 'https://kusionstack.io';
const defaultBaseUrl = '/';

/** The site's address. */
export interface SiteAddress {
  /** Origin without trailing slash. */
  readonly url: string;
  /** Path with leading and trailing slash. */
  readonly baseUrl: string;
}

/**
 * Reads the site's address from the environment.
 *
 * @param env `SITE_URL` and `BASE_URL`, both optional. An empty value counts as absent.
 * @param faults collects an error message for each invalid value.
 */
export function siteAddressFrom(
  env: Readonly<Record<string, string | undefined>>,
  faults: string[],
): SiteAddress {
  const url = env.SITE_URL || defaultUrl;
  const baseUrl = env.BASE_URL || defaultBaseUrl;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.origin !== url) {
    faults.push(
      `SITE_URL is "${url}": it must be an origin such as "${defaultUrl}", without path or trailing slash.`,
    );
  }
  if (!/^\/(?:[^/?#\s]+\/)*$/.test(baseUrl)) {
    faults.push(`BASE_URL is "${baseUrl}": it must start and end with a slash, such as "/" or "/site/".`);
  }
  return {url, baseUrl};
}
