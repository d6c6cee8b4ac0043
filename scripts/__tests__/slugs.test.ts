import {expect, it} from 'vitest';
import {comparedProducts} from '../../config/versionChanges';
import {slugOf} from '../../src/plugins/version-changes/server/readVersion';
import {pagesBelow} from '../../src/remark/reference/pageIndex';
import expectedRoutes from '../data/expectedRoutes.json';
import {projectDir} from '../lib/projectDir';

it('finds the address of every page as Docusaurus does', () => {
  expect(slugOf('reference/commands/index.md')).toBe('/reference/commands/');
  expect(slugOf('concepts/concepts.md')).toBe('/concepts/');
  expect(slugOf('what-is/overview.md', '/')).toBe('/');
  expect(slugOf('what-is/overview.md', 'intro')).toBe('/what-is/intro');
  const known = new Set(expectedRoutes);
  const paths = comparedProducts().flatMap(({versions}) =>
    versions.flatMap(({folder, path}) =>
      pagesBelow(projectDir, folder)
        .filter((file) => !file.endsWith('/overview.md') && !file.endsWith('/overview.mdx'))
        .map((file) => `/${path}${slugOf(file.slice(folder.length + 1))}`),
    ),
  );
  expect(paths.length).toBeGreaterThan(700);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});
