import {headerPolicy} from '../config/contentSecurityPolicy';
import {defaultLocale, locales} from '../config/locales';

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb'] as const;

/** Sent with every response, including the not-found pages. */
export const securityHeaders = {
  'Content-Security-Policy': headerPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const satisfies Readonly<Record<string, string>>;

/** For everything without its own rule: pages, JSON, feeds, sitemaps, and every 404. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** How long browsers and caches keep files in a top-level folder of a language's build, and why. */
export const cacheRules = [
  {
    folder: 'assets',
    cacheControl: 'public, max-age=31536000, immutable',
    why: 'every filename contains a content hash',
  },
  {
    folder: 'img',
    cacheControl: 'public, max-age=86400',
    why: 'images keep their names when they change, and a one-day delay is harmless',
  },
];

/** Path prefix of every language. The default comes last, because it is a prefix of the others. */
export const localePrefixes: readonly string[] = [...locales]
  .sort((a, b) => Number(a.locale === defaultLocale) - Number(b.locale === defaultLocale))
  .map(({path}) => path);

/** Path segments of the languages that have one, such as `zh`. */
export const localePaths = localePrefixes.map((prefix) => prefix.slice(1, -1)).filter((path) => path !== '');

/** Pages served with status 404 for unknown addresses below a prefix. */
export const notFoundPages = localePrefixes.map((prefix) => ({prefix, page: `${prefix}404.html`}));

/** Possible endings of a page's address. The page's file is always `<page>/index.html`. */
export const addressEndings = ['/index.html', '.html', '/'] as const;

/** Kinds of files on the site. Text is compressed and gets `charset=utf-8`. */
export const mediaTypes = [
  {type: 'text/html', extensions: ['html'], text: true},
  {type: 'text/css', extensions: ['css'], text: true},
  {type: 'text/javascript', extensions: ['js', 'mjs'], text: true},
  {type: 'text/plain', extensions: ['txt', 'sh', 'ps1'], text: true},
  {type: 'text/markdown', extensions: ['md'], text: true},
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
 * Paths of the install scripts. They need an explicit text type on hosts with their own type table. Otherwise,
 * browsers download them, and Windows PowerShell reads them as bytes, which `iex` can't run.
 */
export const scriptPaths = ['/install.sh', '/scripts/*'] as const;
export const scriptType = 'text/plain; charset=utf-8';

/**
 * The `Cache-Control` value for a file in the build.
 *
 * @param path path of the file from the site root, with a leading slash
 */
export function cacheControlOf(path: string): string {
  const rule = cacheRules.find(({folder}) =>
    localePrefixes.some((prefix) => path.startsWith(`${prefix}${folder}/`)),
  );
  return rule?.cacheControl ?? defaultCacheControl;
}
