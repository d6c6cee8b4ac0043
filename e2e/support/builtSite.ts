import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page, Route} from '@playwright/test';

const projectDir = path.resolve(__dirname, '../..');

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

function hashOf(file: string): string {
  return /[./](?<hash>[0-9a-f]{8})\.js(?:on)?$/.exec(file)?.groups?.hash ?? '';
}

/** A response that replaces the built file, or a function that handles the request. */
export type Fault = 404 | 500 | 'reset' | 'html' | 'truncated' | ((route: Route) => Promise<void>);

/**
 * Serves a built fixture site without a server, by intercepting requests, so any request can be made to fail.
 * Unknown paths get the not-found page of their language, as on static hosts.
 */
export class BuiltSite {
  static readonly origin = 'http://site.test';

  /** Requests so far, in order. The kind is Playwright's, such as `script`, or `other` for a prefetch. */
  readonly requests: {readonly pathname: string; readonly kind: string}[] = [];
  /** Decides which requests fail, by path. */
  fault: (pathname: string) => Fault | undefined = () => undefined;
  private hashes = new Map<string, string>();

  /**
   * @param name the site's folder in `.sites`.
   * @param folder path where the site is served, without a trailing slash.
   * @param hasOneNotFoundPage whether the host sends the root's not-found page for every language.
   */
  constructor(
    name: string,
    readonly folder = '',
    private readonly hasOneNotFoundPage = false,
  ) {
    this.buildDir = path.join(projectDir, '.sites', name, 'build');
  }

  private readonly buildDir: string;

  /** Intercepts requests to the site's origin from a page or a whole context. */
  async attach(page: Page | BrowserContext): Promise<void> {
    await page.route(
      (url) => url.origin === BuiltSite.origin,
      (route) => this.answer(route),
    );
  }

  /** Files in the build with a matching path. */
  files(pattern: RegExp): string[] {
    return (fs.readdirSync(this.buildDir, {recursive: true}) as string[])
      .map((file) => `/${file}`)
      .filter((file) => pattern.test(file));
  }

  /** Simulates a new deployment: renames every script and table and removes the old ones. */
  deploy(): void {
    const current = new Set(
      this.files(/^\/(?:zh\/)?assets\/(?:js|pages)\//)
        .map(hashOf)
        .filter((hash) => hash !== ''),
    );
    this.deployments += 1;
    this.hashes = new Map([...current].map((hash) => [hash, this.newHash(hash)]));
  }

  private deployments = 0;

  private newHash(hash: string): string {
    const firstByte = Number.parseInt(hash.slice(0, 2), 16) ^ this.deployments;
    return firstByte.toString(16).padStart(2, '0') + hash.slice(2);
  }

  private async answer(route: Route): Promise<void> {
    const {pathname} = new URL(route.request().url());
    this.requests.push({pathname, kind: route.request().resourceType()});
    const fault = this.fault(pathname);
    if (typeof fault === 'function') {
      await fault(route);
    } else if (fault === 'reset') {
      await route.abort('connectionreset');
    } else {
      await route.fulfill(this.response(pathname, fault));
    }
  }

  /** The response for a path: the built file, or a fault. */
  response(pathname: string, fault: Exclude<Fault, 'reset' | ((route: Route) => Promise<void>)> | undefined) {
    const html = contentTypes['.html'] ?? '';
    if (typeof fault === 'number') {
      return {status: fault, contentType: html, body: '<h1>Error</h1>'};
    }
    if (fault === 'html') {
      return {status: 200, contentType: html, body: '<!doctype html><p>Not a script</p>'};
    }
    const found = this.find(pathname);
    const file = found ?? this.notFoundPage(pathname);
    const body = this.renamed(file, fs.readFileSync(this.buildDir + file));
    return {
      status: found === undefined ? 404 : 200,
      contentType: contentTypes[path.extname(file)] ?? 'application/octet-stream',
      body: fault === 'truncated' ? body.subarray(0, body.length / 2) : body,
    };
  }

  private notFoundPage(pathname: string): string {
    const isChinese = !this.hasOneNotFoundPage && pathname.startsWith(`${this.folder}/zh/`);
    return isChinese ? '/zh/404.html' : '/404.html';
  }

  /** Maps a name in the current deployment to its path in the build. */
  private original(pathname: string): string {
    const hash = hashOf(pathname);
    if (this.hashes.size === 0 || hash === '') {
      return pathname;
    }
    const [original = 'gone'] = [...this.hashes].find(([, now]) => now === hash) ?? [];
    return pathname.replace(hash, original);
  }

  /** Replaces the hashes in a file with those of the current deployment. */
  private renamed(file: string, body: Buffer): Buffer {
    if (this.hashes.size === 0 || !/\.(?:html|js|json)$/.test(file)) {
      return body;
    }
    const text = body.toString().replace(/\b[0-9a-f]{8}\b/g, (word) => this.hashes.get(word) ?? word);
    return Buffer.from(text);
  }

  /** Path of the file served for an address. */
  private find(pathname: string): string | undefined {
    if (!pathname.startsWith(`${this.folder}/`)) {
      return undefined;
    }
    const below = this.original(pathname.slice(this.folder.length));
    let decoded: string;
    try {
      decoded = decodeURIComponent(below);
    } catch {
      return undefined;
    }
    const isFile = (file: string) =>
      !file.includes('\0') &&
      path.normalize(file) === file &&
      fs.statSync(this.buildDir + file, {throwIfNoEntry: false})?.isFile();
    return [
      decoded,
      `${decoded.replace(/\/$/, '')}/index.html`,
      `${decoded.replace(/\.html$/, '')}/index.html`,
    ].find(isFile);
  }
}
