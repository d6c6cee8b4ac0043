import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import criticalStylesPlugin from '..';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Ends a build that has written no stylesheet. */
async function endBuild(environment: string): Promise<void> {
  vi.stubEnv('NODE_ENV', environment);
  const {postBuild} = criticalStylesPlugin({siteConfig: {baseUrl: '/'}} as LoadContext);
  await postBuild?.({outDir: '/no-such-folder', routesPaths: ['/']} as never);
}

it('a build for readers ends with an error when it has no stylesheet', async () => {
  await expect(endBuild('production')).rejects.toThrow('/no-such-folder/assets/css');
});

it('`docusaurus build --dev`, in which scripts bring the styles, ends without one', async () => {
  await expect(endBuild('development')).resolves.toBeUndefined();
});
