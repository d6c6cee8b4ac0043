import {createStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {readRecent, withRecent} from './core/recentSearches';
import {pathText, plainText, type PanelRow} from './row';
import {isSafeRoute} from '@site/src/plugins/search/core/isSafeRoute';

/** The reader's last opened results in this language. */
export interface RecentSearches {
  rows(): PanelRow[];
  add(row: PanelRow): void;
  remove(key: string): void;
  clear(): void;
}

/** Keeps recent searches in the browser's storage; without storage there are none. */
export function useRecent(): RecentSearches {
  const {siteConfig, i18n} = useDocusaurusContext();
  return useMemo(() => {
    const slot = createStorageSlot(`search-recent-${i18n.currentLocale}`);
    const read = () => readRecent(slot.get(), (route) => isSafeRoute(route, siteConfig.baseUrl));
    const unmarked = (text: string) => [{text, marked: false}];
    return {
      rows: () =>
        read().map(({key, title, path}) => ({
          key,
          kind: 'recent',
          title: unmarked(title),
          path: [unmarked(path)],
          excerpt: [],
          terms: [],
        })),
      add(row) {
        const entry = {key: row.key, title: plainText(row.title), path: pathText(row)};
        slot.set(JSON.stringify(withRecent(read(), entry)));
      },
      remove: (key) => slot.set(JSON.stringify(read().filter((entry) => entry.key !== key))),
      clear: () => slot.del(),
    };
  }, [i18n.currentLocale, siteConfig.baseUrl]);
}
