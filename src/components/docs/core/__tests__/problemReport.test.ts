import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {problemReportUrl} from '../problemReport';

const forms = path.resolve(__dirname, '../../../../../.github/ISSUE_TEMPLATE');
const page = {
  repository: 'https://github.com/owner/site',
  origin: 'https://example.org',
  route: '/zh/docs/v0.13/a&b#c?d=é',
  version: 'v0.13',
};

it('opens an issue form with the page and its version filled in', () => {
  const url = new URL(problemReportUrl(page, 'Problem with'));
  expect(url.origin + url.pathname).toBe('https://github.com/owner/site/issues/new');
  const {template = '', ...fields} = Object.fromEntries(url.searchParams);
  expect(fields).toEqual({
    title: 'Problem with /zh/docs/v0.13/a&b#c?d=é',
    page: 'https://example.org/zh/docs/v0.13/a&b#c?d=é',
    version: 'v0.13',
  });
  const form = parse(fs.readFileSync(path.join(forms, template), 'utf8')) as {body: {id?: string}[]};
  expect(form.body.map(({id}) => id)).toEqual(expect.arrayContaining(['page', 'version']));
});

it('omits the version of a page without versions', () => {
  const url = new URL(problemReportUrl({...page, version: undefined}, 'Problem with'));
  expect(url.searchParams.has('version')).toBe(false);
});
