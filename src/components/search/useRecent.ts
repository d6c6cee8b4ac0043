import {createStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {readRecent, withRecent} from './core/recentSearches';
import {pathText, plainText, type PanelRow} from './row';

/** The results that the reader last opened in this language, from the browser's storage. Empty without storage. */
export function useRecent() {
  const {siteConfig, i18n} = useDocusaurusContext();
  return useMemo(() => {
    const slot = createStorageSlot(`search-recent-${i18n.currentLocale}`);
    const read = () => readRecent(slot.get(), siteConfig.baseUrl);
    const unmarked = (text: string) => [{text, marked: false}];
    return {
      rows: () =>
        read().map(({key, title, path}): PanelRow => ({
          key,
          kind: 'recent',
          title: unmarked(title),
          path: [unmarked(path)],
          excerpt: [],
          terms: [],
        })),
      add(row: PanelRow) {
        const entry = {key: row.key, title: plainText(row.title), path: pathText(row)};
        slot.set(JSON.stringify(withRecent(read(), entry)));
      },
      remove: (key: string) => slot.set(JSON.stringify(read().filter((entry) => entry.key !== key))),
      clear: () => slot.del(),
    };
  }, [i18n.currentLocale, siteConfig.baseUrl]);
}
