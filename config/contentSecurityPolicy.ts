import {createHash} from 'node:crypto';
import type {Environment, HostedSearch} from './environment';

type Directives = Readonly<Record<string, readonly string[]>>;

/** Builds a page's policy from the text of its inline scripts. */
export type PolicyOf = (scripts: readonly string[]) => string;

const self = "'self'";
const nothing = "'none'";

/** Directives that apply to every response. */
const fixed: Directives = {
  'base-uri': [nothing],
  'form-action': [self],
  'object-src': [nothing],
  'style-src': [self],
};

function textOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** The policy in the headers. It has no script hashes, because hosts read their headers before the site is built. */
export const headerPolicy = textOf({...fixed, 'frame-ancestors': [nothing]});

/** Source expression that allows an inline script. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Origins from https://developers.google.com/tag-platform/security/guides/csp */
const analyticsOrigins = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Origins from https://www.algolia.com/doc/guides/security/content-security-policy */
function searchOrigins({appId, insights}: HostedSearch) {
  return {
    script: insights ? ['https://cdn.jsdelivr.net/npm/search-insights@2.15.0/'] : [],
    connect: [
      `https://${appId.toLowerCase()}-dsn.algolia.net`,
      'https://*.algolianet.com',
      ...(insights ? ['https://insights.algolia.io'] : []),
    ],
  };
}

/**
 * The policy in each page, which also protects sites on hosts without headers. Browsers apply it in addition to the one
 * in the headers.
 *
 * @param known text of the inline scripts that every page has
 */
export function policyFor({trackingId, hostedSearch}: Environment, known: readonly string[]): PolicyOf {
  const none = {script: [], image: [], connect: []};
  const tag = trackingId === undefined ? none : analyticsOrigins;
  const search = hostedSearch ? searchOrigins(hostedSearch) : none;
  return (scripts) =>
    textOf({
      'default-src': [self],
      ...fixed,
      'script-src': [self, ...[...known, ...scripts].map(hashOf), ...tag.script, ...search.script],
      'img-src': [self, 'data:', ...tag.image],
      'connect-src': [self, ...tag.connect, ...search.connect],
    });
}
