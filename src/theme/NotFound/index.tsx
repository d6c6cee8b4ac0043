import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import styles from './styles.module.css';
import {brokenLinkReport} from '@site/src/components/docs/core/problemReport';
import {likeliestPage} from '@site/src/components/notFound/likeliestPage';
import {SearchBox} from '@site/src/components/search/SearchBox';
import {allPaths} from '@site/src/docusaurus/runtime/client/pageSource';
import {knownPaths} from '@site/src/docusaurus/runtime/client/routes';

/** Paths of all pages in this language or, until they're loaded, of the pages already known. */
function usePages(): ReadonlySet<string> {
  const [pages, setPages] = useState<ReadonlySet<string>>(() => new Set(knownPaths()));
  useEffect(() => {
    allPaths().then(
      (paths) => setPages(new Set(paths)),
      // If the list can't be loaded, use the known pages.
      () => undefined,
    );
  }, []);
  return pages;
}

/**
 * The page for unknown addresses. The static HTML is the same for all of them; once scripts run, it shows details for this
 * address.
 */
export default function NotFound(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const pages = usePages();
  const isStatic = pathname === `${siteConfig.baseUrl}404`;
  const nearest = useMemo(
    () => (isStatic ? undefined : likeliestPage(pathname, pages)) ?? siteConfig.baseUrl,
    [isStatic, pathname, pages, siteConfig.baseUrl],
  );
  const report = brokenLinkReport(
    isStatic ? '' : pathname,
    // The same address in another language may have led here.
    isStatic || document.referrer.includes(pathname) ? '' : document.referrer,
  );

  return (
    <>
      <PageMetadata title={translate({id: 'site.notFound.title', message: 'Page not found'})} />
      <Layout>
        <main className="markdown single-column">
          <h1>
            <Translate id="site.notFound.title">Page not found</Translate>
          </h1>
          <p>
            <Translate
              id="site.notFound.text"
              values={{
                report: (
                  <Link to={report}>
                    <Translate id="site.notFound.report">tell the site’s maintainers</Translate>
                  </Link>
                ),
              }}
            >
              {
                'There is no page at this address. If a link brought you here, please {report} that it is broken.'
              }
            </Translate>
          </p>
          <ul className={clsx('clean-list', styles.ways)}>
            <li>
              <Translate id="site.notFound.nearest" values={{page: <Link to={nearest}>{nearest}</Link>}}>
                {'Closest match: {page}'}
              </Translate>
            </li>
            {i18n.locales
              .filter((locale) => locale !== i18n.currentLocale)
              .map((locale) => {
                const {baseUrl = '/', htmlLang, label} = i18n.localeConfigs[locale] ?? {};
                const twin = baseUrl + nearest.slice(siteConfig.baseUrl.length);
                return (
                  <li key={locale} lang={htmlLang}>
                    {label}: <a href={twin}>{twin}</a>
                  </li>
                );
              })}
          </ul>
          <div className={styles.search}>
            <SearchBox isWide />
          </div>
        </main>
      </Layout>
    </>
  );
}
