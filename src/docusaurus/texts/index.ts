import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Modules that browsers load on demand, with the id prefixes of the messages that they and their imports use. Messages with
 * these prefixes must not be used anywhere else.
 */
export const textsOfModules = {
  'src/components/docs/SectionPrint/SectionDocument.tsx': ['site.print.'],
  'src/components/keyboard/ShortcutList/index.tsx': ['site.keyboard.'],
  'src/components/search/HostedSearch/index.tsx': ['site.search.'],
  'src/components/search/SearchModal/index.tsx': ['site.search.'],
  'src/components/search/SearchPage/index.tsx': ['site.search.'],
  'src/components/versions/ChangesPage/index.tsx': ['site.changes.', 'site.versions.'],
  'src/components/versions/Comparison/index.tsx': ['site.diff.'],
  'src/components/versions/VersionsPage/index.tsx': ['site.versions.'],
  'src/pages/index.tsx': ['site.home.'],
  'src/theme/Blog/Pages/BlogAuthorsListPage/index.tsx': ['site.blog.'],
  'src/theme/Blog/Pages/BlogAuthorsPostsPage/index.tsx': ['site.blog.'],
  'src/theme/BlogArchivePage/index.tsx': ['site.blog.'],
  'src/theme/BlogListPage/index.tsx': ['site.blog.'],
  'src/theme/BlogPostItem/Footer/ReadMoreLink/index.tsx': ['site.blog.'],
  'src/theme/BlogTagsListPage/index.tsx': ['site.blog.'],
  'src/theme/BlogTagsPostsPage/index.tsx': ['site.blog.'],
  'src/theme/NotFound/index.tsx': ['site.notFound.', 'site.search.'],
} as const satisfies Record<string, readonly string[]>;

const loader = (name: string) => path.join(__dirname, `loaders/${name}.cjs`);

/** Removes the messages of modules loaded on demand, and all descriptions for translators, from every page's script. */
export default function textsPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const table = path.join(generatedFilesDir, 'codeTranslations.json');
  const without = Object.values(textsOfModules).flat();
  return {
    name: 'texts',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') {
        return {};
      }
      return {
        module: {
          rules: [
            {
              resource: table,
              oneOf: [
                {resourceQuery: /./, type: 'javascript/auto', loader: loader('laterTexts')},
                {type: 'json', loader: loader('eagerTexts'), options: {without}},
              ],
            },
            ...Object.entries(textsOfModules).map(([module, prefixes]) => ({
              resource: path.join(siteDir, module),
              loader: loader('importTexts'),
              options: {request: `${table}?${prefixes.join('&')}`},
            })),
            {
              test: /\.[jt]sx?$/,
              include: [path.join(siteDir, 'src'), /theme-(?:classic|common)/],
              enforce: 'post',
              loader: loader('dropDescriptions'),
            },
          ],
        },
      };
    },
  };
}
