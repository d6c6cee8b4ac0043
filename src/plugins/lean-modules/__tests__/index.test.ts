import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import leanModulesPlugin from '..';

afterEach(() => {
  vi.unstubAllEnvs();
});

function hooksIn(environment: string): string[] {
  vi.stubEnv('NODE_ENV', environment);
  const context = {siteConfig: {future: {experimental_router: 'browser'}}} as LoadContext;
  return Object.keys(leanModulesPlugin(context));
}

describe('the plugin', () => {
  it('takes part in builds for readers', () => {
    expect(hooksIn('production')).toEqual(['name', 'configureWebpack', 'postBuild']);
  });

  it('leaves `npm start` and `docusaurus build --dev` with the checks of properties', () => {
    expect(hooksIn('development')).toEqual(['name']);
  });
});
