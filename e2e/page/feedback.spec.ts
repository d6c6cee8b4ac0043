import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');

const languages = [
  {
    prefix: '',
    question: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Good to know. Thank you!',
    report: 'tell us what is wrong',
    edit: 'edit this page',
  },
  {
    prefix: '/zh',
    question: '本页对你有帮助吗？',
    yes: '有',
    no: '没有',
    thanks: '很高兴能帮到你，谢谢！',
    report: '告诉我们哪里有问题',
    edit: '编辑此页',
  },
];

const question = (page: Page, name = 'Was this page helpful?') => page.getByRole('group', {name});

for (const {prefix, question: name, yes, no, thanks, report, edit} of languages) {
  test(`under ${prefix}/docs, an answer is confirmed and remembered for that page`, async ({page}) => {
    await openHydrated(page, `${site}${prefix}/docs/tables`);
    const group = question(page, name);
    await group.getByRole('button', {name: yes, exact: true}).click();
    await expect(group.getByRole('status')).toHaveText(thanks);
    await page.reload();
    await expect(group.getByRole('button', {name: yes, exact: true})).toHaveAttribute('aria-pressed', 'true');
    await expect(group.getByRole('status')).toBeEmpty();
    await openHydrated(page, `${site}${prefix}/docs/long/page-20`);
    await expect(group.getByRole('button', {pressed: true})).toHaveCount(0);
  });

  test(`under ${prefix}/docs, a reader who says no can report the problem or edit the page`, async ({
    page,
  }) => {
    await openHydrated(page, `${site}${prefix}/docs/tables`);
    const group = question(page, name);
    await group.getByRole('button', {name: no, exact: true}).click();
    const said = group.getByRole('status');
    await expect(said.getByRole('link', {name: report})).toHaveAttribute(
      'href',
      /issues\/new\?template=wrong-page/,
    );
    await expect(said.getByRole('link', {name: edit})).toHaveAttribute(
      'href',
      /\/edit\/main\/.*\/tables\.md$/,
    );
  });
}

for (const width of [360, 1440]) {
  test(`at ${width} px, answering doesn't shift the page`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openHydrated(page, `${site}/docs/long/page-20`);
    const next = page.getByRole('navigation', {name: 'Docs pages'});
    const before = await next.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    for (const name of ['Yes', 'No']) {
      await question(page).getByRole('button', {name, exact: true}).click();
      await expect(question(page).getByRole('status')).not.toBeEmpty();
      expect(await next.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)).toBe(
        before,
      );
    }
  });
}

test('answering works even if the browser refuses storage', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openHydrated(page, `${site}/docs/tables`);
  await question(page).getByRole('button', {name: 'Yes'}).click();
  await expect(question(page).getByRole('button', {name: 'Yes'})).toHaveAttribute('aria-pressed', 'true');
  expect(errors).toEqual([]);
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
