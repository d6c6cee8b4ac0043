import type {Request} from '@playwright/test';
import {hydrated, markPage, roundTrip} from './fixtures';
import {ask, box, expect, hits, languages, open, resultsFor, test} from './hostedService';

for (const {prefix, locale, title, help, all, none, count, others} of languages) {
  const home = `${prefix}/docs/`;

  test.describe(`the hosted search in ${locale}`, () => {
    test('asks the service, limited to the language and the versions of the page, and opens results in place', async ({
      page,
      service,
      site,
    }) => {
      await open(page, home);
      await box(page).fill('workspace');
      await expect(hits(page).first()).toBeVisible();
      const question = service.questions.at(-1);
      expect(question?.indexName).toBe('kusionstack');
      expect(question?.facetFilters).toEqual([
        `language:${locale}`,
        ['docusaurus_tag:docs-default-v0.14', 'docusaurus_tag:default'],
      ]);
      expect(service.keys.at(-1)).toBe('public-key');
      expect(site.requests.some(({pathname}) => pathname.includes('search-index'))).toBe(false);
      const isSamePage = await markPage(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${home}#workspace`);
      expect(await isSamePage()).toBe(true);
    });

    test('limits what it asks to another version on a page of that version', async ({page, service}) => {
      await open(page, `${prefix}/docs/next/`);
      await ask(page, 'workspace');
      expect(service.questions.at(-1)?.facetFilters).toEqual([
        `language:${locale}`,
        ['docusaurus_tag:docs-default-current', 'docusaurus_tag:default'],
      ]);
    });

    test('limits the page of results to the product and the version that its address names', async ({
      page,
      service,
    }) => {
      await page.goto(`${prefix}/search?q=workspace&product=default&version.default=current`);
      await expect(page.locator('main ol li').first()).toBeVisible();
      expect(service.questions.map(({facetFilters}) => facetFilters)).toEqual([
        [`language:${locale}`, ['docusaurus_tag:docs-default-current']],
      ]);
    });

    test('says that nothing can be fetched when the service is unreachable', async ({page, service}) => {
      service.isReachable = false;
      await open(page, home);
      await box(page).fill('workspace');
      await expect(page.getByText(title)).toBeVisible({timeout: 30_000});
      await expect(page.getByText(help)).toBeVisible();
      expect(service.questions).toEqual([]);
      await page.goto(`${prefix}/search?q=workspace`);
      await expect(page.getByRole('alert')).toContainText(title);
      await expect(page.getByRole('alert')).toContainText(help);
    });

    test('no longer says that nothing can be fetched once the service answers again', async ({
      page,
      service,
    }) => {
      const alert = page.getByRole('alert');
      service.isReachable = false;
      await open(page, home);
      await box(page).fill('workspace');
      await expect(alert).toContainText(title, {timeout: 30_000});
      service.isReachable = true;
      await ask(page, 'settings');
      await expect(alert).toHaveCount(0);
      service.isReachable = false;
      await page.goto(`${prefix}/search?q=workspace`);
      await expect(alert).toContainText(title);
      service.isReachable = true;
      await page.getByRole('searchbox').fill('settings');
      await expect(page.locator('main ol li').first()).toContainText('settings');
      await expect(alert).toHaveCount(0);
    });

    test('says that nothing can be fetched when the service answers nonsense', async ({page, service}) => {
      for (const answer of ['{}', '[]', 'null', '{"results":[{"hits":"none"}]}', '<!doctype html>']) {
        service.answer = (_, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(answer);
        };
        await open(page, home);
        await box(page).fill('workspace');
        await expect(page.getByText(title), answer).toBeVisible({timeout: 30_000});
        await page.goto(`${prefix}/search?q=workspace`);
        await expect(page.getByRole('alert'), answer).toContainText(title);
      }
    });

    test('has a page of results like the one of the embedded search', async ({page, service}) => {
      service.answerWith((question) => resultsFor(question, question.hitsPerPage));
      await open(page, home);
      await box(page).fill('workspace');
      await expect(hits(page).first()).toBeVisible();
      await page.getByRole('link', {name: all}).click();
      await expect(page).toHaveURL(`${prefix}/search?q=workspace`);
      await expect(page.locator('main ol li').first()).toBeVisible();
      await expect(page.locator('main').getByRole('status')).toHaveText(/^45 /);
      expect(service.questions.at(-1)?.facetFilters[0]).toBe(`language:${locale}`);
    });

    test('limits the page of results to a kind by where a result leads, not by its index', async ({
      page,
      service,
    }) => {
      const kinds = ['', 'markdown-page', 'blog/launch', 'docs/'];
      service.answerWith((question) => {
        const results = resultsFor(question, kinds.length);
        results.hits.forEach((result, number) => {
          result.url = `https://kusionstack.io${prefix}/${kinds[number] ?? ''}`;
          result.docusaurus_tag = kinds[number] === 'docs/' ? 'docs-default-v0.14' : 'default';
        });
        return results;
      });
      const routes = () =>
        page.locator('main ol li > a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      await page.goto(`${prefix}/search?q=workspace&type=docs`);
      await expect(page.locator('main').getByRole('status')).toHaveText(count(3));
      expect(await routes()).toEqual([`${prefix}/`, `${prefix}/markdown-page`, `${prefix}/docs/`]);
      expect(service.questions.at(-1)).toMatchObject({hitsPerPage: 1000});
      await page.goto(`${prefix}/search?q=workspace&type=blog`);
      await expect(page.locator('main ol li')).toHaveCount(1);
      expect(await routes()).toEqual([`${prefix}/blog/launch`]);
    });

    test('has one row on the page of results for a page in several versions', async ({page, service}) => {
      service.answerWith((question) => {
        const results = resultsFor(question, 3);
        const versions = [
          ['docs/next/', 'docs-default-current'],
          ['docs/', 'docs-default-v0.14'],
          ['docs/next/', 'docs-default-current'],
        ] as const;
        versions.forEach(([path, tag], number) => {
          Object.assign(results.hits[number] ?? {}, {
            url: `https://kusionstack.io${prefix}/${path}#workspace`,
            docusaurus_tag: tag,
          });
        });
        return results;
      });
      await page.goto(`${prefix}/search?q=workspace&product=default&version.default=all`);
      await expect(page.locator('main ol li')).toHaveCount(1);
      await expect(page.locator('main ol li > a')).toHaveAttribute('href', `${home}#workspace`);
      await expect(page.locator('main ol li p')).toContainText(others);
      await expect(page.locator('main ol li p a')).toHaveText(['v0.15']);
    });

    test('a slow service is waited for, with a sign that it is slow', async ({page, service}) => {
      const release = service.hold();
      await open(page, home);
      await box(page).fill('workspace');
      await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
      await expect(page.locator('.DocSearch-Form')).toHaveAttribute('aria-busy', 'true');
      await expect(page.locator('.DocSearch-NoResults')).toBeHidden();
      release();
      await expect(hits(page).first()).toBeVisible();
      await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
      await expect(page.locator('.DocSearch-Form')).toHaveAttribute('aria-busy', 'false');
    });

    test('a slow service is waited for on the page of results, too', async ({page, service}) => {
      const main = page.locator('main');
      const busy = main.locator('[aria-busy="true"]');
      const release = service.hold();
      await page.goto(`${prefix}/search?q=workspace`);
      await expect(busy).toHaveCount(1);
      await expect(busy.locator('[class*="spinner"]')).toBeVisible();
      await expect(main.getByText(none)).toHaveCount(0);
      await expect(main.locator('ol li')).toHaveCount(0);
      release();
      await expect(main.locator('ol li').first()).toBeVisible();
      await expect(busy).toHaveCount(0);
      await expect(main.locator('[class*="spinner"]')).toHaveCount(0);
    });

    test('nothing of the service is fetched before the search is opened', async ({page, service, site}) => {
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await page.goto(home);
      await hydrated(page);
      const opener = page.locator('.navbar [aria-haspopup="dialog"]');
      const elsewhere = () => requests.filter((request) => !request.url().startsWith('http://site.test/'));
      expect(elsewhere()).toEqual([]);
      const before = site.requests.filter(({kind}) => kind === 'script').length;
      await opener.hover();
      await opener.focus();
      await opener.dispatchEvent('touchstart');
      const probe = await roundTrip(page);
      expect(site.requests.some(({pathname}) => pathname === probe)).toBe(true);
      expect(site.requests.filter(({kind}) => kind === 'script')).toHaveLength(before);
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      expect(site.requests.filter(({kind}) => kind === 'script').length).toBeGreaterThan(before);
      expect(service.questions).toEqual([]);
      expect(elsewhere()).toEqual([]);
    });

    test('the logo of the service is light in the dark', async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await open(page, home);
      const fills = page.locator('.DocSearch-Logo svg > path');
      await expect(fills).not.toHaveCount(0);
      for (const fill of await fills.all()) {
        await expect(fill).toHaveCSS('fill', 'rgb(255, 255, 255)');
      }
    });

    test('a result that leads out of the site is not offered', async ({page, service}) => {
      service.answerWith((question) => {
        const results = resultsFor(question, 3);
        results.hits.forEach((result, number) => {
          result.url =
            ['javascript:alert(1)', 'data:text/html,x', `https://kusionstack.io${home}#workspace`][number] ??
            '';
        });
        return results;
      });
      await open(page, home);
      await box(page).fill('workspace');
      await expect(hits(page)).toHaveCount(1);
      await expect(hits(page)).toHaveAttribute('href', `${home}#workspace`);
    });

    test('every page says which language and version the service is to list it under', async ({page}) => {
      const metaOf = () =>
        page
          .locator('meta[name^="docusaurus_"]')
          .evaluateAll((elements) =>
            Object.fromEntries(
              elements.map((element) => [element.getAttribute('name'), element.getAttribute('content')]),
            ),
          );
      for (const [path, version, tag] of [
        ['docs/', 'v0.14', 'docs-default-v0.14'],
        ['docs/next/', 'current', 'docs-default-current'],
        ['markdown-page', 'current', 'default'],
      ] as const) {
        await page.goto(`${prefix}/${path}`);
        expect(await metaOf(), path).toEqual({
          docusaurus_locale: locale,
          docusaurus_tag: tag,
          docusaurus_version: version,
        });
      }
    });
  });
}

test('local index files are written for the hosted search too', ({site}) => {
  expect(site.files(/search-index-docs-default-v0\.14\.json$/).sort()).toEqual([
    '/search-index-docs-default-v0.14.json',
    '/zh/search-index-docs-default-v0.14.json',
  ]);
});
