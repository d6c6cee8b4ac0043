import {partNames, type PartName} from './docusaurusParts';
import {defaultLocale, locales} from './locales';

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
  /** The site's origin, without trailing slash, and its path, with leading and trailing slash. */
  readonly site: {readonly url: string; readonly baseUrl: string};
  /** The language that is built or served. */
  readonly locale: string;
  /** Absent if the site uses its built-in search. */
  readonly hostedSearch?: HostedSearch;
  /** Parts of src/docusaurus to switch off, from the comma-separated `SITE_PARTS_OFF`. */
  readonly partsOff: readonly PartName[];
  /** Google tag for page views. Absent without analytics. */
  readonly trackingId?: string;
}

const defaultUrl = 'https://kusionstack.io';

/** Docusaurus sets the variable of the locale from `--locale`, or to the string "undefined". */
const localeNames = ['undefined', ...locales.map(({locale}) => locale)];

/** Variables with the values they accept. An empty variable counts as unset. */
const rules: readonly (readonly [name: string, accepts: (value: string) => boolean, rule: string])[] = [
  [
    'SITE_URL',
    (url) => /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url,
    `an origin such as "${defaultUrl}", without path or trailing slash`,
  ],
  [
    'BASE_URL',
    (path) => /^\/(?:[^/?#\s]+\/)*$/.test(path),
    'a path that starts and ends with a slash, such as "/" or "/site/"',
  ],
  ['ALGOLIA_INSIGHTS', (flag) => ['true', 'false'].includes(flag), '"true" or "false"'],
  [
    'SITE_PARTS_OFF',
    (list) => list.split(',').every((name) => partNames.includes(name as PartName)),
    `a comma-separated list of parts. Parts: ${partNames.join(', ')}`,
  ],
  [
    'GTAG_TRACKING_ID',
    (id) => /^[A-Z]{1,3}-[A-Z\d-]+$/.test(id),
    'the id of a Google tag, such as "G-ABC123DEF4"',
  ],
  [
    'DOCUSAURUS_CURRENT_LOCALE',
    (locale) => localeNames.includes(locale),
    `${localeNames.slice(1).join(' or ')}. The option --locale sets it`,
  ],
];

const hostedSearchNames = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Reads the environment variables of a build.
 *
 * @throws {Error} listing every invalid value
 */
export function readEnvironment(env: Variables): Environment {
  const faults = rules.flatMap(([name, accepts, rule]) => {
    const value = env[name];
    return !value || accepts(value) ? [] : [`${name} is "${value}": it must be ${rule}.`];
  });
  const missing = hostedSearchNames.filter((name) => !env[name]);
  const set = hostedSearchNames.filter((name) => env[name]);
  if (missing.length > 0 && set.length > 0) {
    faults.push(
      `${set.join(' and ')} set, ${missing.join(' and ')} missing: hosted search needs all three. Without any of them, the site uses its built-in search.`,
    );
  }
  if (faults.length > 0) {
    throw new Error(`Invalid environment variables:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
  const [appId = '', apiKey = '', indexName = ''] = hostedSearchNames.map((name) => env[name]);
  const insights = env.ALGOLIA_INSIGHTS === 'true';
  const given = locales.find(({locale}) => locale === env.DOCUSAURUS_CURRENT_LOCALE);
  return {
    site: {url: env.SITE_URL || defaultUrl, baseUrl: env.BASE_URL || '/'},
    locale: given?.locale ?? defaultLocale,
    hostedSearch: missing.length === 0 ? {appId, apiKey, indexName, insights} : undefined,
    partsOff: env.SITE_PARTS_OFF ? (env.SITE_PARTS_OFF.split(',') as PartName[]) : [],
    trackingId: env.GTAG_TRACKING_ID || undefined,
  };
}
