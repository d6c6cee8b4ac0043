import {expect, it} from 'vitest';
import {problemReportUrl} from '../problemReport';

const texts = {title: 'Problem on', page: 'Page:', version: 'Version:', question: 'What is wrong?'};
const page = {
  repository: 'https://github.com/owner/site',
  origin: 'https://example.org',
  route: '/zh/docs/v0.13/concepts/spec',
  version: 'v0.13',
};

it('opens a new issue of the repository', () => {
  const url = new URL(problemReportUrl(page, texts));
  expect(url.origin + url.pathname).toBe('https://github.com/owner/site/issues/new');
});

it('names the route in the title, and page and version in the body', () => {
  const {searchParams} = new URL(problemReportUrl(page, texts));
  expect(searchParams.get('title')).toBe('Problem on /zh/docs/v0.13/concepts/spec');
  expect(searchParams.get('body')).toBe(
    'Page: https://example.org/zh/docs/v0.13/concepts/spec\nVersion: v0.13\n\nWhat is wrong?\n\n',
  );
});

it('keeps characters that mean something in an address', () => {
  const {searchParams} = new URL(problemReportUrl({...page, route: '/docs/a&b#c?d=é'}, texts));
  expect(searchParams.get('title')).toBe('Problem on /docs/a&b#c?d=é');
});
