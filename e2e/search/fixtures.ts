import type {Locator, Page} from '@playwright/test';
import {expect, openHydrated, test as base} from '../runtime/fixtures';
import {BuiltSite} from '../support/builtSite';
import {buildIndex, type IndexedSection} from '@site/src/plugins/search/core/buildIndex';
import {compact} from '@site/src/plugins/search/core/compact';

/** The visible parts of the search. */
export class Search {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly list: Locator;
  readonly rows: Locator;
  readonly active: Locator;
  readonly opener: Locator;
  /** Suggested words. */
  readonly suggestions: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.locator('dialog[open]');
    this.input = page.getByRole('combobox');
    this.list = page.getByRole('listbox');
    this.rows = page.getByRole('option');
    this.active = page.locator('[role="option"][aria-selected="true"]');
    this.opener = page.locator('.navbar [aria-haspopup="dialog"]');
    this.suggestions = page.getByText('Did you mean').locator('button');
  }

  /** Visits a page and opens the search; with a query, also types it and waits for its results. */
  async openAt(path: string, query?: string): Promise<void> {
    await openHydrated(this.page, path);
    await this.open();
    if (query !== undefined) {
      await this.type(query);
    }
  }

  async open(): Promise<void> {
    await this.opener.click();
    await expect(this.input).toBeFocused();
  }

  /** Types a query and waits for its results. */
  async type(query: string): Promise<void> {
    await this.input.fill(query);
    await expect(this.rows.first()).toBeVisible();
    await this.waitForResults();
  }

  /** Waits until the list shows all results for the current text. */
  async waitForResults(): Promise<void> {
    // The results page has an input box, too.
    const typed = (await this.dialog.locator('input').inputValue()).trim();
    await expect.poll(() => queryIn(this.dialog.locator('a:not([role="option"])'))).toBe(typed);
    await expect(this.dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** Opens the first result of each query, reopening the search each time. */
  async openResults(queries: readonly string[]): Promise<void> {
    for (const query of queries) {
      await this.type(query);
      await this.page.keyboard.press('Enter');
      await expect(this.dialog).toHaveCount(0);
      await this.open();
    }
  }
}

export const test = base.extend<{search: Search}>({
  siteName: 'search',
  search: ({page}, provide) => provide(new Search(page)),
});

export {expect, gate, holdRequests, hydrated, openHydrated, roundTrip, stopClock} from '../runtime/fixtures';

/** The query in a link to the results page. */
export async function queryIn(link: Locator): Promise<string | null> {
  return new URL((await link.getAttribute('href')) ?? '', BuiltSite.origin).searchParams.get('q');
}

/** Files of the search engine in each language. Their names are numbers, so they are found by the engine's version string. */
export function workerFiles(site: BuiltSite): string[] {
  return site
    .files(/\/assets\/js\/[^/]+\.js$/)
    .filter((file) => site.response(file, undefined).body.includes('.version="2.3.9"'));
}

/**
 * Makes the search engine's file unavailable, as if the host no longer has it.
 *
 * @returns the number of requests for it so far, and a function that restores it
 */
export function withoutWorker(site: BuiltSite): {requestCount(): number; restore(): void} {
  const files = workerFiles(site);
  site.fault = (pathname) => (files.includes(pathname) ? 404 : undefined);
  return {
    requestCount: () => site.requests.filter(({pathname}) => files.includes(pathname)).length,
    restore() {
      site.fault = () => undefined;
    },
  };
}

/** Words on the fixture site, and texts of the search, in English. */
export const english = {
  word: 'workspace',
  title: 'Workspace',
  /** A word on more pages than the panel has rows. */
  common: 'release',
  texts: {
    clear: 'Clear',
    cancel: 'Cancel',
    submit: 'Submit',
    none: 'No results were found',
    poor: 'No exact match. The nearest results:',
    all: 'See all results',
    count: (n: number) => `${n} results`,
    recent: 'Recent',
  },
};

type Section = Partial<IndexedSection> & {readonly title: string};

/** Builds the text of a compact index file from sections. */
export function indexOf(sections: readonly Section[]): string {
  const complete = sections.map((section): IndexedSection => ({
    text: section.content ?? section.title,
    content: '',
    tags: [],
    sidebarParentCategories: [],
    type: 'docs',
    sectionTitle: section.title,
    pageTitle: section.title,
    sectionRoute: '/docs/',
    ...section,
  }));
  return JSON.stringify(compact(buildIndex(complete)));
}

type FileOf = (tag: string) => string | Promise<string> | undefined;

/** Replaces some of the site's compact index files, and their titles files, which are empty by default. */
export function replaceIndexes(
  site: BuiltSite,
  indexOfTag: FileOf,
  titlesOfTag: FileOf = (tag) => indexOfTag(tag) && '[]',
): void {
  site.fault = (pathname) => {
    const [, kind, tag] = /search-(compact|titles)-(.+)\.json$/.exec(pathname) ?? [];
    const body = tag === undefined ? undefined : (kind === 'compact' ? indexOfTag : titlesOfTag)(tag);
    return body === undefined
      ? undefined
      : async (route) => route.fulfill({status: 200, contentType: 'application/json', body: await body});
  };
}

/**
 * Marks the loaded page to detect reloads.
 *
 * @returns a function that checks whether the page is still loaded
 */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  return () => page.evaluate(() => 'isSamePage' in window);
}

/** Highlighted texts on the page. */
export function markedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('search-words') ?? [])].map((range) => (range as Range).toString()),
  );
}

/**
 * Records every text change in part of the page.
 *
 * @returns the texts so far, in order
 */
export async function changesOf(region: Locator): Promise<() => Promise<string[]>> {
  const texts = await region.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  return () => texts.jsonValue();
}

/** Tags of the requested indexes, compact or not, in order. */
export function requestedTags(site: BuiltSite): string[] {
  return site.requests.flatMap(
    ({pathname}) => /search-(?:index|compact)-(?<tag>.+)\.json$/.exec(pathname)?.groups?.tag ?? [],
  );
}
