import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {fetchOk} from '../../fetchOk';
import {printablePages, type PrintablePage} from '../core/printable';
import type {SidebarItem} from '../core/sectionPages';
import {versionInWords} from '../versionInWords';
import styles from './styles.module.css';
import {useSections, type Section} from './useSections';
import {decodedHash} from '@site/src/docusaurus/runtime/core/address';

interface ContentsProps {
  readonly items: readonly SidebarItem[];
  /** Ids of the printed pages by route. */
  readonly ids: ReadonlyMap<string | undefined, string>;
}

/** Links to the pages, in the structure of the sidebar. */
function Contents({items, ids}: ContentsProps): ReactNode {
  return (
    <ul>
      {items.map(({label, href, items: below}, index) => (
        <li key={index}>
          {ids.has(href) ? <a href={`#${ids.get(href) ?? ''}`}>{label}</a> : label}
          {below && <Contents items={below} ids={ids} />}
        </li>
      ))}
    </ul>
  );
}

/** Product, version, language, date of the last change, and address of the document. */
function Facts({address, changed}: {readonly address: string; readonly changed: PrintablePage['changed']}) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const version = useDocsVersion();
  const [all] = useSections();
  const facts = [
    [translate({id: 'site.print.product', message: 'Product'}), all?.category.label],
    [translate({id: 'site.print.version', message: 'Version'}), versionInWords(version)],
    [
      translate({id: 'site.print.language', message: 'Language'}),
      i18n.localeConfigs[i18n.currentLocale]?.label,
    ],
    [
      translate({id: 'site.print.changed', message: 'Last updated'}),
      changed && <time dateTime={changed.at}>{changed.words}</time>,
    ],
    [
      translate({id: 'site.print.address', message: 'Address'}),
      <a href={siteConfig.url + address}>{siteConfig.url + address}</a>,
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Buttons and links that are shown only on screen. */
function Actions({current}: {readonly current: Section}): ReactNode {
  const {pathname} = useLocation();
  const sections = useSections();
  const level = sections.findIndex(({address}) => address === current.address);
  const larger = sections.slice(0, level).reverse();
  return (
    <div className={clsx('link-row screen-only', styles.actions)}>
      <button type="button" className="button button--primary" onClick={() => window.print()}>
        <Translate id="site.print.print">Print or save as PDF</Translate>
      </button>
      <Link to={pathname}>
        <Translate id="site.print.back">Back to the page</Translate>
      </Link>
      {larger.map(({category: {label = ''}, address}) => (
        <Link key={address} to={address} rel="nofollow">
          <Translate id="site.print.larger" values={{section: label}}>
            {'Print all of {section}'}
          </Translate>
        </Link>
      ))}
    </div>
  );
}

interface Props {
  readonly section: Section;
  readonly parts: readonly PrintablePage[];
}

/** A section as one document: title, contents, and the text of each page, starting on a new sheet. */
function SectionDocument({section, parts}: Props): ReactNode {
  const {category, pages, address} = section;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const target = document.getElementById(decodedHash(window.location.hash));
    if (target) {
      target.scrollIntoView();
    } else {
      window.scrollTo(0, 0);
      title.current?.focus({preventScroll: true});
    }
  }, []);
  const ids = new Map(pages.map(({route}, index) => [route, parts[index]?.id ?? '']));
  const [changed] = parts
    .map((part) => part.changed)
    .sort((a, b) => (b?.at ?? '').localeCompare(a?.at ?? ''));
  const {items = []} = category;
  return (
    <main className={styles.document}>
      <PageMetadata title={category.label} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Actions current={section} />
      <header>
        <h1 ref={title} id="section" tabIndex={-1}>
          {category.label}
        </h1>
        <Facts address={address} changed={changed} />
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">
          <Translate id="site.print.contents">Contents</Translate>
        </h2>
        <Contents items={category.href ? [{...category, items: undefined}, ...items] : items} ids={ids} />
      </nav>
      {parts.map(({id, html}, index) => (
        <article key={id} id={id} className={styles.page}>
          <p className={styles.above}>{pages[index]?.above.join(' › ')}</p>
          <div className="markdown" dangerouslySetInnerHTML={{__html: html}} />
        </article>
      ))}
    </main>
  );
}

/** Fetches the pages of a section and combines them into one document. */
export async function loadDocument(section: Section): Promise<ReactNode> {
  const fetched = await Promise.all(
    section.pages.map(async ({route}) => ({route, html: await (await fetchOk(route)).text()})),
  );
  return <SectionDocument section={section} parts={printablePages(fetched, window.location.origin)} />;
}
