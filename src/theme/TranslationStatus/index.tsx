import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';
import {Choice} from '@site/src/components/choice/Choice';
import {DataTable} from '@site/src/components/table/DataTable';
import type {StatusPageData} from '@site/src/plugins/translation-status/types';

const states = ['current', 'stale', 'missing', 'unrecorded'] as const;

type Texts = StatusPageData['texts'];

/** Name of a version, or of a part of the site without versions, in the reader's language. */
function versionOf(
  {product, version}: {readonly product: string; readonly version?: string},
  texts: Readonly<Record<string, string>>,
): string {
  return version === undefined ? (texts[product] ?? product) : `${product} ${version}`;
}

/** A link to a page in the default language, which is another app. No link without an address. */
function EnglishLink({href, children}: {readonly href?: string; readonly children: ReactNode}): ReactNode {
  const {defaultLocale} = useDocusaurusContext().i18n;
  return (
    <a href={href} lang={defaultLocale} hrefLang={href && defaultLocale}>
      {children}
    </a>
  );
}

function Row({row, texts}: {readonly row: StatusPageData['rows'][number]; readonly texts: Texts}): ReactNode {
  const {id, title, status, href, changed, removed, changedOn} = row;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.row}>
      <EnglishLink href={href}>{title}</EnglishLink>{' '}
      <span className={styles.state}>
        {texts[status as (typeof states)[number]]} · {versionOf(row, texts)}
      </span>
      {changed.length > 0 && (
        <p>
          {texts.changed}{' '}
          {changed.map((section, index) => (
            <span key={section.id}>
              {index > 0 && ' · '}
              <EnglishLink href={href && section.id ? `${href}#${section.id}` : href}>
                {section.id === '' ? texts.beginning : section.title}
              </EnglishLink>
            </span>
          ))}
        </p>
      )}
      {removed > 0 && <p>{texts.removed}</p>}
      <p>
        <Link to={row.editUrl}>{status === 'missing' ? texts.add : texts.edit}</Link>
        {changedOn !== undefined && <> · {interpolate(texts.changedOn, {date: changedOn})}</>}
      </p>
    </li>
  );
}

function WorkList({texts, rows}: Pick<StatusPageData, 'texts' | 'rows'>): ReactNode {
  const all = ['', texts.all] as const;
  const [version, setVersion] = useState('');
  const [status, setStatus] = useState('');
  const shown = rows.filter(
    (row) =>
      (version === '' || versionOf(row, texts) === version) && (status === '' || row.status === status),
  );
  const versions = [...new Set(rows.map((row) => versionOf(row, texts)))];
  const present = states.filter((state) => rows.some((row) => row.status === state));
  return (
    <>
      {/* Hidden without JavaScript, by static/noscript.css. */}
      <form className={styles.filters} data-needs-script onSubmit={(event) => event.preventDefault()}>
        <Choice
          label={texts.version}
          options={[all, ...versions.map((name) => [name, name] as const)]}
          onChoose={setVersion}
        />
        <Choice
          label={texts.status}
          options={[all, ...present.map((state) => [state, texts[state]] as const)]}
          onChoose={setStatus}
        />
        <p role="status">{interpolate(texts.shown, {count: shown.length})}</p>
      </form>
      <ul className="clean-list">
        {shown.map((row) => (
          <Row key={row.id} row={row} texts={texts} />
        ))}
      </ul>
    </>
  );
}

/** The status of each version's translations, with the pages that need work. */
export default function TranslationStatus({data}: {readonly data: StatusPageData}): ReactNode {
  const {texts, versions, rows} = data;
  return (
    <Layout title={texts.title} description={texts.intro}>
      <main className={clsx('single-column', styles.page)}>
        <article className="markdown">
          <Heading as="h1">{texts.title}</Heading>
          <p>{texts.intro}</p>
          <DataTable
            head={[texts.version, ...states.map((state) => texts[state])]}
            rows={versions.map((entry) => [
              versionOf(entry, texts),
              ...states.map((state) => entry.counts[state] ?? 0),
            ])}
          />
          <Heading as="h2" id="work">
            {texts.work}
          </Heading>
          {rows.length === 0 ? <p>{texts.none}</p> : <WorkList texts={texts} rows={rows} />}
        </article>
      </main>
    </Layout>
  );
}
