import {expect, test, type Page} from '@playwright/test';
import {complaintsOf} from '../support/complaints';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');

const question = (page: Page) => page.getByRole('group', {name: 'Was this page helpful?'});

test('an answer is confirmed, in place, and remembered for that page', async ({page}) => {
  await openHydrated(page, `${site}/docs/tables`);
  const yes = question(page).getByRole('button', {name: 'Yes', exact: true});
  await yes.click();
  await expect(question(page).getByRole('status')).toHaveText('Good to know. Thank you!');
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(question(page).getByRole('status')).toBeEmpty();
  // Answering doesn't shift the rest of the page.
  await page.setViewportSize({width: 360, height: 800});
  await openHydrated(page, `${site}/docs/long/page-20`);
  await expect(question(page).getByRole('button', {pressed: true})).toHaveCount(0);
  const next = page.getByRole('navigation', {name: 'Docs pages'});
  const place = () => next.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  for (const name of ['Yes', 'No']) {
    await question(page).getByRole('button', {name, exact: true}).click();
    await expect(question(page).getByRole('status')).not.toBeEmpty();
    expect(await place()).toBe(before);
  }
});

test('a reader who says no can report the problem or edit the page, in their language', async ({page}) => {
  await openHydrated(page, `${site}/zh/docs/tables`);
  const group = page.getByRole('group', {name: '本页对你有帮助吗？'});
  await group.getByRole('button', {name: '没有', exact: true}).click();
  const status = group.getByRole('status');
  await expect(status.getByRole('link', {name: '告诉我们哪里有问题'})).toHaveAttribute(
    'href',
    /issues\/new\?template=wrong-page/,
  );
  await expect(status.getByRole('link', {name: '编辑此页'})).toHaveAttribute(
    'href',
    /\/edit\/main\/.*\/tables\.md$/,
  );
});

test('answering works even if the browser refuses storage', async ({page}) => {
  const {uncaught} = complaintsOf(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openHydrated(page, `${site}/docs/tables`);
  await question(page).getByRole('button', {name: 'Yes'}).click();
  await expect(question(page).getByRole('button', {name: 'Yes'})).toHaveAttribute('aria-pressed', 'true');
  expect(uncaught).toEqual([]);
});

test('the question is neither printed nor shown without JavaScript', async ({page, browser}) => {
  await openHydrated(page, `${site}/docs/tables`);
  await expect(question(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(question(page)).toBeHidden();
  const plain = await browser.newPage({javaScriptEnabled: false});
  await plain.goto(`${site}/docs/tables`);
  await expect(question(plain)).toBeHidden();
  await plain.close();
});

test('a post has the question and the report link on its own page, but not in lists', async ({page}) => {
  const blog = `${fixtureUrl('search')}/blog`;
  await openHydrated(page, blog);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await question(page).getByRole('button', {name: 'No'}).click();
  await expect(question(page).getByRole('link', {name: 'edit this page'})).toBeVisible();
  const report = await page.getByRole('link', {name: 'Report a problem with this page'}).getAttribute('href');
  expect(new URL(report ?? '').searchParams.get('page')).toContain('https://kusionstack.io/blog/');
});
