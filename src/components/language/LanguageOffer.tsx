import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {offers, preferredLocale} from './offers';
import styles from './styles.module.css';
import {pageAt} from '@site/src/docusaurus/runtime/client/routes';

/** Offers the page in the browser's preferred language. Never redirects, and stays closed once dismissed. */
export function LanguageOffer(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname, search, hash} = useLocation();
  const [answer, slot] = useStorageSlot('language-offer');
  const [dismissed, setDismissed] = useState(false);
  const locale = preferredLocale(useIsBrowser() ? navigator.languages : []) ?? '';
  const target = i18n.localeConfigs[locale];
  const texts = offers[locale];
  const isAnswered = dismissed || answer !== null;
  if (isAnswered || locale === i18n.currentLocale || !target || !texts || pageAt(pathname) === undefined) {
    return null;
  }
  return (
    <aside
      className={clsx('screen-only paper-box', styles.offer)}
      aria-label={texts.region}
      lang={target.htmlLang}
    >
      <p className={styles.sentence}>{texts.sentence}</p>
      <a href={`${target.baseUrl}${pathname.slice(siteConfig.baseUrl.length)}${search}${hash}`}>
        {texts.accept}
      </a>
      <button
        type="button"
        className="clean-btn"
        onClick={() => {
          setDismissed(true);
          slot.set('dismissed');
        }}
      >
        {texts.dismiss}
      </button>
    </aside>
  );
}
