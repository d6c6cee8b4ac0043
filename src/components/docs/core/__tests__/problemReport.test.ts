import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {brokenLinkReport, problemReportUrl} from '../problemReport';
import {siteRepository} from '@site/config/site';

const forms = path.resolve(__dirname, '../../../../../.github/ISSUE_TEMPLATE');
const title = 'Problem with /zh/docs/v0.13/a&b#c?d=é';
const page = 'https://example.org/zh/docs/v0.13/a&b#c?d=é';

it('opens an issue form with the page and its version filled in', () => {
  const url = new URL(problemReportUrl(title, page, 'v0.13'));
  expect(url.origin + url.pathname).toBe(`${siteRepository}/issues/new`);
  const {template = '', ...fields} = Object.fromEntries(url.searchParams);
  expect(fields).toEqual({title, page, version: 'v0.13'});
  const form = parse(fs.readFileSync(path.join(forms, template), 'utf8')) as {body: {id?: string}[]};
  expect(form.body.map(({id}) => id)).toEqual(expect.arrayContaining(['page', 'version']));
});

it('omits the version of a page without versions', () => {
  expect(new URL(problemReportUrl(title, page)).searchParams.has('version')).toBe(false);
});

it('reports a broken link with its path and, if known, the page with the link', () => {
  const fieldsOf = (url: string) => Object.fromEntries(new URL(url).searchParams);
  expect(fieldsOf(brokenLinkReport('/docs/a&b#?%', 'https://example.com/?x=1&y'))).toEqual({
    title: 'Broken link: /docs/a&b#?%',
    body: 'Path without a page: /docs/a&b#?%\nLinked from: https://example.com/?x=1&y',
  });
  expect(fieldsOf(brokenLinkReport('/docs/nope', '')).body).toBe('Path without a page: /docs/nope');
});
