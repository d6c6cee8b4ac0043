import {expect, test} from '@playwright/test';
import {fixtureUrl} from '../support/servers';

test('the three newest posts are listed with their days, in both languages', async ({page}) => {
  await page.goto(`${fixtureUrl('blog')}/`);
  const posts = page.locator('section[aria-labelledby="posts"]');
  await expect(posts.getByRole('listitem')).toHaveCount(3);
  await expect(posts.getByRole('listitem').first()).toHaveText('2023-05-26The ninth post');
  await page.goto(`${fixtureUrl('blog')}/zh/`);
  await expect(posts.getByRole('link').first()).toHaveText('第九篇文章');
  await posts.getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('第九篇文章');
});

test('nothing speaks of posts while there are none', async ({page, request}) => {
  await page.goto('/');
  const blogExists = (await request.get('/blog')).ok();
  await expect(page.locator('section[aria-labelledby="posts"]')).toHaveCount(blogExists ? 1 : 0);
});
