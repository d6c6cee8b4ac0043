import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');

test('a Chinese heading wraps at a space on a phone, and 12 characters fit in one line', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, `${site}/zh/docs/apply`);
  const heading = page.getByRole('heading', {level: 1});
  const lines = (text: string) =>
    heading.evaluate((element, words) => {
      element.textContent = words;
      const range = document.createRange();
      const tops = [...words].map((_, index) => {
        range.setStart(element.firstChild as Node, index);
        range.setEnd(element.firstChild as Node, index + 1);
        return range.getBoundingClientRect().bottom;
      });
      const start = tops.findIndex((top) => top > (tops[0] ?? 0) + 10);
      return start < 0 ? [words] : [words.slice(0, start).trim(), words.slice(start).trim()];
    }, text);
  expect(await lines('使用 Kusion 部署首个应用')).toEqual(['使用 Kusion', '部署首个应用']);
  expect(await lines('把一个应用部署到多个集群')).toHaveLength(1);
});

test('the links to the next and previous page have a Chinese name', async ({page}) => {
  await openHydrated(page, `${site}/zh/docs/apply`);
  await expect(page.getByRole('navigation', {name: '上一页和下一页'})).toBeVisible();
});
