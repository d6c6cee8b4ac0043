import {defaultLocale, locales} from '../config/locales';

/** How long browsers and caches keep the files of some top folders, and why they may. */
export interface CacheRule {
  /** Top folders of a language's build, without slashes. */
  readonly folders: readonly string[];
  readonly cacheControl: string;
  readonly why: string;
}

/** Page that answers an address below `prefix` which does not exist; its status is 404. */
export interface NotFoundPage {
  readonly prefix: string;
  readonly page: string;
}

/** A kind of file the site serves. */
export interface MediaType {
  readonly type: string;
  readonly extensions: readonly string[];
  /** Text gets `charset=utf-8` and is compressed. */
  readonly text: boolean;
}

const contentSecurityPolicy = {
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb'] as const;

/** Sent with every answer, also with the not-found pages. */
export const securityHeaders = {
  'Content-Security-Policy': Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const satisfies Readonly<Record<string, string>>;

/** For everything without a rule of its own: pages, JSON, feeds, sitemaps, and every 404. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

export const cacheRules: readonly CacheRule[] = [
  {
    folders: ['assets'],
    cacheControl: 'public, max-age=31536000, immutable',
    why: 'the build puts a hash of the content into every file name',
  },
  {
    folders: ['img'],
    cacheControl: 'public, max-age=86400',
    why: 'images keep their names when they change, and a day late does no harm',
  },
];

/** Path prefix of every language, the default one last: it is the prefix of the others. */
export const localePrefixes: readonly string[] = [...locales]
  .sort((a, b) => Number(a.locale === defaultLocale) - Number(b.locale === defaultLocale))
  .map(({path}) => path);

export const notFoundPages: readonly NotFoundPage[] = localePrefixes.map((prefix) => ({
  prefix,
  page: `${prefix}404.html`,
}));

/** Endings with which a page's address may be written; the page file is always `<page>/index.html`. */
export const addressEndings = ['/index.html', '.html', '/'] as const;

export const mediaTypes: readonly MediaType[] = [
  {type: 'text/html', extensions: ['html'], text: true},
  {type: 'text/css', extensions: ['css'], text: true},
  {type: 'text/javascript', extensions: ['js', 'mjs'], text: true},
  {type: 'text/plain', extensions: ['txt', 'md', 'sh', 'ps1'], text: true},
  {type: 'application/json', extensions: ['json', 'map'], text: true},
  {type: 'application/manifest+json', extensions: ['webmanifest'], text: true},
  {type: 'application/xml', extensions: ['xml', 'xsl'], text: true},
  {type: 'application/yaml', extensions: ['yaml', 'yml'], text: true},
  {type: 'image/svg+xml', extensions: ['svg'], text: true},
  {type: 'image/avif', extensions: ['avif'], text: false},
  {type: 'image/jpeg', extensions: ['jpg', 'jpeg'], text: false},
  {type: 'image/png', extensions: ['png'], text: false},
  {type: 'image/webp', extensions: ['webp'], text: false},
  {type: 'image/x-icon', extensions: ['ico'], text: false},
  {type: 'font/woff2', extensions: ['woff2'], text: false},
];

/**
 * Paths of the install scripts. Hosts with their own table of types are told that these are text: otherwise
 * browsers download them, and Windows PowerShell reads them as bytes, which `iex` can't run.
 */
export const scriptPaths = ['/install.sh', '/scripts/*'] as const;
export const scriptType = 'text/plain; charset=utf-8';

/**
 * The caching that a file of the build is to be served with.
 *
 * @param path path of the file from the root of the site, with leading slash
 */
export function cacheControlOf(path: string): string {
  const rule = cacheRules.find(({folders}) =>
    folders.some((folder) => localePrefixes.some((prefix) => path.startsWith(`${prefix}${folder}/`))),
  );
  return rule?.cacheControl ?? defaultCacheControl;
}
