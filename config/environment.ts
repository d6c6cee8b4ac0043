import {partNames, type PartName} from './docusaurusParts';
import {locales} from './locales';
import {siteAddressFrom, type SiteAddress} from './site';

/** Environment variables, as in `process.env`. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Access to the hosted search service. */
export interface HostedSearch {
  readonly appId: string;
  /** Public key that can only search. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether click and view events are sent to the service. */
  readonly insights: boolean;
}

/** Build settings from the environment. */
export interface Environment {
  readonly site: SiteAddress;
  /** Absent if the site uses its built-in search. */
  readonly hostedSearch?: HostedSearch;
  /** Parts of src/docusaurus to switch off, from the comma-separated `SITE_PARTS_OFF`. */
  readonly partsOff: readonly PartName[];
  /** Google tag for page views. Absent without analytics. */
  readonly trackingId?: string;
}

type Faults = string[];

const hostedSearchNames = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function hostedSearchFrom(env: Variables, faults: Faults): HostedSearch | undefined {
  const insights = flagFrom(env, 'ALGOLIA_INSIGHTS', faults);
  const missing = hostedSearchNames.filter((name) => !env[name]);
  if (missing.length > 0) {
    const set = hostedSearchNames.filter((name) => env[name]);
    if (set.length > 0) {
      faults.push(
        `${set.join(' and ')} set, ${missing.join(' and ')} missing: hosted search needs all three. Without any of them, the site uses its built-in search.`,
      );
    }
    return undefined;
  }
  const [appId = '', apiKey = '', indexName = ''] = hostedSearchNames.map((name) => env[name]);
  return {appId, apiKey, indexName, insights};
}

function trackingIdFrom(env: Variables, faults: Faults): string | undefined {
  const id = env.GTAG_TRACKING_ID;
  if (!id) {
    return undefined;
  }
  if (!/^[A-Z]{1,3}-[A-Z\d-]+$/.test(id)) {
    faults.push(`GTAG_TRACKING_ID is "${id}": it must be the id of a Google tag, such as "G-ABC123DEF4".`);
  }
  return id;
}

function flagFrom(env: Variables, name: string, faults: Faults): boolean {
  const value = env[name];
  if (value && value !== 'true' && value !== 'false') {
    faults.push(`${name} is "${value}": it must be "true" or "false".`);
  }
  return value === 'true';
}

function partsOffFrom(env: Variables, faults: Faults): PartName[] {
  const names = (env.SITE_PARTS_OFF ?? '').split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !partNames.includes(name as PartName));
  if (unknown.length > 0) {
    faults.push(
      `SITE_PARTS_OFF names ${unknown.join(', ')}: it must be a comma-separated list of parts. Parts: ${partNames.join(', ')}.`,
    );
  }
  return names as PartName[];
}

/** Docusaurus sets this variable from `--locale`, or to the string "undefined". */
function checkLocale({DOCUSAURUS_CURRENT_LOCALE: given}: Variables, faults: Faults): void {
  const known: readonly string[] = locales.map(({locale}) => locale);
  if (given && given !== 'undefined' && !known.includes(given)) {
    faults.push(`The locale is "${given}": it must be ${known.join(' or ')}.`);
  }
}

/**
 * Reads the environment variables of a build. An empty variable counts as unset.
 *
 * @throws {Error} listing every invalid value
 */
export function readEnvironment(env: Variables): Environment {
  const faults: Faults = [];
  const environment = {
    site: siteAddressFrom(env, faults),
    hostedSearch: hostedSearchFrom(env, faults),
    partsOff: partsOffFrom(env, faults),
    trackingId: trackingIdFrom(env, faults),
  };
  checkLocale(env, faults);
  if (faults.length > 0) {
    throw new Error(`Invalid environment variables:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
  return environment;
}
