import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {
  '@site': import.meta.dirname,
  // Only Docusaurus' bundler knows the short names.
  '@docusaurus/Translate': '@docusaurus/core/lib/client/exports/Translate.js',
  '@docusaurus/useDocusaurusContext': '@docusaurus/core/lib/client/exports/useDocusaurusContext.js',
  '@docusaurus/useGlobalData': '@docusaurus/core/lib/client/exports/useGlobalData.js',
  // Written by a build.
  '@generated/docusaurus.config': path.join(
    import.meta.dirname,
    'src/docusaurus/runtime/client/__tests__/siteConfig',
  ),
};

// Some tests build sites or lay out diagrams, which takes long on a busy machine.
const testTimeout = 120_000;

// The site's tsconfig.json leaves JSX to the bundler of the site.
const oxc = {jsx: {runtime: 'automatic'}} as const;

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      // Every query goes through this code.
      include: ['src/plugins/search/core/*.ts'],
      reporter: ['text-summary'],
      reportsDirectory: 'reports/coverage',
      thresholds: {branches: 95, functions: 95, lines: 95, statements: 95},
    },
    projects: [
      {
        resolve: {alias},
        test: {
          name: 'node',
          testTimeout,
          environment: 'node',
          include: [
            '{config,scripts,deploy,e2e}/**/*.test.ts',
            'src/{build,docusaurus,plugins,remark,prism,css}/**/*.test.ts',
          ],
          exclude: ['src/{docusaurus,plugins}/*/client/**'],
        },
      },
      {
        resolve: {alias},
        oxc,
        test: {
          name: 'jsdom',
          testTimeout,
          environment: 'jsdom',
          include: [
            'src/{components,theme,data}/**/*.test.{ts,tsx}',
            'src/{docusaurus,plugins}/*/client/**/*.test.{ts,tsx}',
          ],
        },
      },
    ],
  },
});
