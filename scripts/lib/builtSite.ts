import fs from 'node:fs';
import path from 'node:path';
import {readEnvironment} from '../../config/environment';
import {locales} from '../../config/locales';
import {filesBelow, htmlFileOf} from '../../src/build/files';
import {readPageHead} from '../../src/plugins/head/core/pageHead';
import {projectDir} from './projectDir';

/** The build output of one locale. */
export interface BuiltLocale {
  readonly locale: string;
  readonly htmlLang: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** Routes with the locale's base URL, sorted. */
  readonly routes: readonly string[];
}

interface BuiltPage {
  readonly route: string;
  /** Path relative to the project. */
  readonly file: string;
  readonly html: string;
}

/** Folder of the built site. */
export const outDir = path.join(projectDir, 'build');

/** Exits with advice if a folder contains no built site. */
export function requireBuild(folder: string): void {
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    console.error(`${path.relative(projectDir, folder)}/ contains no site. Run "npm run build" first.`);
    process.exit(1);
  }
}

/**
 * Route of a page below its locale's base URL, with a trailing slash if the page's own address has one.
 *
 * @returns undefined for files that aren't pages of the app: redirects and Go modules
 */
function routeOf(folder: string, file: string): string | undefined {
  const html = fs.readFileSync(path.join(folder, file), 'utf8');
  if (!html.includes('__docusaurus')) {
    return undefined;
  }
  const [first] = readPageHead(html).alternates;
  const route = file.slice(0, -'index.html'.length);
  return route === '' || first?.href.endsWith('/') ? route : route.slice(0, -1);
}

/** The built site by locale. */
export function builtLocales(): BuiltLocale[] {
  const {baseUrl} = readEnvironment(process.env).site;
  return locales.map(({locale, htmlLang, path: prefix}) => {
    const folder = path.join(outDir, prefix);
    requireBuild(folder);
    const others = locales
      .map((other) => other.path.slice(1))
      .filter((other) => other !== '' && prefix === '/');
    const files = filesBelow(folder).filter(
      (file) => /(?:^|\/)index\.html$/.test(file) && !others.some((other) => file.startsWith(other)),
    );
    const base = `${baseUrl.slice(0, -1)}${prefix}`;
    const routes = files.map((file) => routeOf(folder, file)).filter((route) => route !== undefined);
    const ownRoutes = routes.map((route) => base + route).sort();
    return {locale, htmlLang, outDir: folder, baseUrl: base, routes: ownRoutes};
  });
}

function readPage({outDir: folder, baseUrl}: BuiltLocale, route: string): BuiltPage {
  const file = htmlFileOf(folder, baseUrl, route);
  return {route, file: path.relative(projectDir, file), html: fs.readFileSync(file, 'utf8')};
}

/** The pages of one locale. */
export function builtPages(built: BuiltLocale): BuiltPage[] {
  return built.routes.map((route) => readPage(built, route));
}

/** The not-found page of one locale. */
export function notFoundPage(built: BuiltLocale): BuiltPage {
  return readPage(built, `${built.baseUrl}404.html`);
}
