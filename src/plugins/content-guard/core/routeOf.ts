import type {ContentSet} from '../types';

function joined(...parts: readonly string[]): string {
  return `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
}

function docRoute(set: ContentSet, folders: readonly string[], name: string, slug: string | undefined) {
  if (slug !== undefined) {
    return slug.startsWith('/') ? joined(set.route, slug) : joined(set.route, ...folders, slug);
  }
  const isIndex = ['index', 'readme', folders.at(-1)?.toLowerCase()].includes(name.toLowerCase());
  return isIndex ? joined(set.route, ...folders, '/') : joined(set.route, ...folders, name);
}

function postRoute(set: ContentSet, path: string, slug: string | undefined) {
  if (slug !== undefined) {
    return joined(set.route, slug);
  }
  const [, year = '', month = '', day = '', rest = path] = /^(\d{4})-(\d\d)-(\d\d)-(.+)$/.exec(path) ?? [];
  return joined(set.route, year, month, day, rest.replace(/\/index$/, ''));
}

/**
 * Route of a page, without locale prefix.
 *
 * @param path path of the file below its set's folder.
 * @param frontMatter the page's front matter.
 */
export function routeOf(
  set: ContentSet,
  path: string,
  frontMatter: Readonly<Record<string, unknown>> = {},
): string {
  const stem = path.replace(/\.[^./]+$/, '');
  const folders = stem.split('/').slice(0, -1);
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  if (set.kind === 'blog') {
    return postRoute(set, stem, slug);
  }
  if (set.kind === 'pages') {
    return joined(set.route, stem.replace(/(^|\/)index$/, '$1'));
  }
  const id = typeof frontMatter.id === 'string' ? frontMatter.id : undefined;
  return docRoute(set, folders, id ?? stem.split('/').at(-1) ?? '', slug);
}
