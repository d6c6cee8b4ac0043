import path from 'node:path';
import type {LoadContext, Plugin, TranslationMessage} from '@docusaurus/types';
import type {ContentFolder} from '../../../config/contentSets';
import {hasFullGitHistory} from '../../../config/gitHistory';
import {addToPages} from '../../build/addToPages';
import {writeIfChanged} from '../../build/files';
import {pluginTexts} from '../../build/pluginTexts';
import {additionOf} from '../../remark/additions';
import {readSources} from '../content-guard/server/readSources';
import {collectPages} from '../search/server/collectPages';
import {countByVersion} from './core/counts';
import {recordsPath} from './server/readRecords';
import {readStatus, type TranslationStatus} from './server/readStatus';
import {statusRows} from './server/statusRows';
import {statusTexts} from './texts';
import type {StatusPageData} from './types';

type Texts = StatusPageData['texts'];

const textsFile = {
  path: 'page',
  content: Object.fromEntries(
    Object.entries(statusTexts).map(([key, message]) => [key, {message}]),
  ) as Record<keyof Texts, TranslationMessage>,
};

/**
 * The notice on a page that isn't translated or whose English page changed, as MDX. Current pages have none. Neither do
 * unrecorded ones, which may be up to date.
 */
function noticeOf({status, anchors, original}: TranslationStatus): string {
  return original && (status === 'missing' || status === 'stale')
    ? additionOf('TranslationNotice', {status, row: original.file, anchors: anchors.join(' ')})
    : '';
}

/**
 * Tells readers if a page isn't translated or its English page changed, and lists these pages for translators.
 *
 * @param translated language whose translations are compared with the default language
 */
export default function translationStatusPlugin(
  {siteDir, siteConfig, generatedFilesDir, baseUrl, i18n}: LoadContext,
  {sets, translated}: {readonly sets: readonly ContentFolder[]; readonly translated: string},
): Plugin<Texts> {
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const isTranslated = currentLocale === translated;
  const notices = path.join(generatedFilesDir, 'translation-notices', translated);
  const noticeFile = (page: string) => path.join(notices, `${path.relative(siteDir, page)}.mdx.txt`);
  let statuses: readonly TranslationStatus[] = [];

  return {
    name: 'translation-status',
    getPathsToWatch: () =>
      sets.flatMap((set) => [
        recordsPath(set, translated),
        ...(isTranslated ? [`${set.folder}/**/*.{md,mdx}`] : []),
      ]),
    async loadContent() {
      statuses = readStatus(siteDir, sets, await readSources(siteDir, sets, translated));
      for (const status of isTranslated ? statuses : []) {
        const page = status.translation ?? status.original;
        if (page) {
          writeIfChanged(noticeFile(path.join(siteDir, page.file)), noticeOf(status));
        }
      }
      return pluginTexts(textsFile, []);
    },
    getTranslationFiles: () => [textsFile],
    translateContent: ({translationFiles}) => pluginTexts(textsFile, translationFiles),
    async allContentLoaded({allContent, actions}) {
      const routes = new Map(
        collectPages(allContent, '').flatMap(({source, route}) => (source ? [[source, route] as const] : [])),
      );
      const hrefOf = ({original, translation}: TranslationStatus) => {
        const route = routes.get(original?.file ?? '') ?? routes.get(translation?.file ?? '');
        return route === undefined
          ? undefined
          : `${localeConfigs[defaultLocale]?.baseUrl ?? '/'}${route.slice(baseUrl.length)}`;
      };
      const vcs = hasFullGitHistory(siteDir) ? siteConfig.future.experimental_vcs : undefined;
      const data: StatusPageData = {
        texts: allContent['translation-status']?.default as Texts,
        versions: countByVersion(statuses),
        rows: await statusRows(siteDir, translated, vcs, statuses, hrefOf),
      };
      actions.addRoute({
        path: `${baseUrl}translation-status`,
        component: '@theme/TranslationStatus',
        modules: {data: await actions.createData('status.json', JSON.stringify(data))},
        exact: true,
      });
    },
    configureWebpack: () => (isTranslated ? addToPages(noticeFile) : {}),
  };
}
