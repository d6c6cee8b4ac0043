import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {problemReportUrl} from '../problemReport';
import {siteRepository} from '@site/config/site';

const forms = path.resolve(__dirname, '../../../../../.github/ISSUE_TEMPLATE');
const title = 'Problem with /zh/docs/v0.13/a&b#c?d=é';
const page = 'https://example.org/zh/docs/v0.13/a&b#c?d=é';

it('opens a form of the repository, whose fields it fills with the page and its version', () => {
  const url = new URL(problemReportUrl(title, page, 'v0.13'));
  expect(url.origin + url.pathname).toBe(`${siteRepository}/issues/new`);
  const {template = '', ...fields} = Object.fromEntries(url.searchParams);
  expect(fields).toEqual({title, page, version: 'v0.13'});
  const form = parse(fs.readFileSync(path.join(forms, template), 'utf8')) as {body: {id?: string}[]};
  expect(form.body.map(({id}) => id)).toEqual(expect.arrayContaining(['page', 'version']));
});

it('leaves out the version of a page without versions', () => {
  expect(new URL(problemReportUrl(title, page)).searchParams.has('version')).toBe(false);
});
