import {expect, test} from '@playwright/test';

test('the home page lists the three newest posts with their dates, newest first', async ({page}) => {
  await page.goto('/zh/');
  const posts = page.locator('section[aria-labelledby="posts"] li');
  await expect(posts).toHaveCount(3);
  const days = await posts.locator('time').allTextContents();
  expect(days).toEqual([...days].sort().reverse());
  const newest = posts.first().getByRole('link');
  const title = (await newest.textContent()) ?? '';
  await newest.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await page.goto('/zh/blog');
  await expect(page.locator('article h2').first()).toHaveText(title);
});
