import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import leanRoutesPlugin from '..';

afterEach(() => {
  vi.unstubAllEnvs();
});

function hooksIn(environment: string): string[] {
  vi.stubEnv('NODE_ENV', environment);
  const context = {generatedFilesDir: '/site/.docusaurus', siteConfig: {baseUrl: '/'}} as LoadContext;
  return Object.keys(leanRoutesPlugin(context, {docsKnownAt: {}}));
}

describe('the plugin', () => {
  it('takes part in builds for readers', () => {
    expect(hooksIn('production')).toEqual(['name', 'configureWebpack', 'postBuild']);
  });

  it('leaves `npm start` and `docusaurus build --dev` with stock routes', () => {
    expect(hooksIn('development')).toEqual(['name']);
  });
});
