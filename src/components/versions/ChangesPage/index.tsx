import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Article} from '../Article';
import {FeedLink} from '../Article/FeedLink';
import {Items} from './Items';
import {Pages} from './Pages';
import styles from './styles.module.css';
import type {ChangesPageData} from '@site/src/plugins/version-changes/types';

/** What the page lists, most urgent first. */
function partsOf({items, owners, added, removed, changed}: ChangesPageData['overview']) {
  const ofItems = (rows: typeof items) => ({
    count: rows.length,
    content: <Items items={rows} owners={owners} />,
  });
  const ofPages = (pages: typeof added) => ({count: pages.length, content: <Pages pages={pages} />});
  const compatible = items.filter(({isBreaking}) => !isBreaking);
  return [
    {
      id: 'breaking',
      title: translate({id: 'site.changes.breaking', message: 'Breaking changes'}),
      ...ofItems(items.filter(({isBreaking}) => isBreaking)),
    },
    {
      id: 'defaults',
      title: translate({id: 'site.changes.defaults', message: 'Changed defaults'}),
      ...ofItems(compatible.filter(({change}) => change === 'default')),
    },
    {
      id: 'additions',
      title: translate({id: 'site.changes.additions', message: 'Additions'}),
      ...ofItems(compatible.filter(({change}) => change === 'added')),
    },
    {
      id: 'new-pages',
      title: translate({id: 'site.changes.newPages', message: 'New pages'}),
      ...ofPages(added),
    },
    {
      id: 'removed-pages',
      title: translate({id: 'site.changes.removedPages', message: 'Removed pages'}),
      ...ofPages(removed),
    },
    {
      id: 'changed-pages',
      title: translate({id: 'site.changes.changedPages', message: 'Rewritten and moved pages'}),
      ...ofPages(changed),
    },
  ];
}

/** Links to the comparisons with other versions, the docs, and the list of all versions. */
function RelatedLinks({product, to, from, docs, feed, comparisons}: ChangesPageData): ReactNode {
  return (
    <nav
      className={clsx('link-row', styles.links)}
      aria-label={translate({id: 'site.changes.links', message: 'Other comparisons and related pages'})}
    >
      {comparisons
        .filter((other) => other.from !== from)
        .map((other) => (
          <Link key={other.from} to={other.path}>
            <Translate id="site.changes.compareWith" values={{version: other.from}}>
              {'Compare with {version}'}
            </Translate>
          </Link>
        ))}
      <Link to={docs}>
        <Translate id="site.changes.docs" values={{product, version: to}}>
          {'{product} {version} docs'}
        </Translate>
      </Link>
      <Link to="/versions">
        <Translate id="site.version.all">All versions</Translate>
      </Link>
      <FeedLink product={product} feed={feed} />
    </nav>
  );
}

/** What changed between two versions of a product. The parts with `data-feed` are also in the release feed. */
export default function ChangesPage({data}: {readonly data: ChangesPageData}): ReactNode {
  const {product, hue, from, to, overview} = data;
  const parts = partsOf(overview);
  const shown = parts.filter(({id, count}) => count > 0 || id === 'breaking');
  const counts = shown.map(({title, count}) =>
    translate({id: 'site.changes.count', message: '{title}: {count}'}, {title, count}),
  );
  return (
    <Article
      hue={hue}
      title={translate(
        {id: 'site.changes.title', message: 'What changed in {product} {to} since {from}'},
        {product, from, to},
      )}
      description={translate(
        {
          id: 'site.changes.description',
          message: '{product} {to} compared with {from}. {counts}.',
          description: 'Description of the page about two versions, with numbers of changes by kind',
        },
        {product, from, to, counts: counts.join(translate({id: 'site.changes.separator', message: ', '}))},
      )}
    >
      <ul className={styles.summary} data-feed="">
        {shown.map(({id, title, count}) => (
          <li key={id}>
            <Translate id="site.changes.count" values={{title: <a href={`#${id}`}>{title}</a>, count}}>
              {'{title}: {count}'}
            </Translate>
          </li>
        ))}
        <li>
          <Translate id="site.changes.unchanged" values={{count: overview.unchanged}}>
            {'Unchanged pages: {count}'}
          </Translate>
        </li>
      </ul>
      <RelatedLinks {...data} />
      {shown.map(({id, title, count, content}) => (
        <section key={id} aria-labelledby={id} data-feed={id === 'breaking' ? '' : undefined}>
          <h2 id={id}>{title}</h2>
          {count > 0 ? (
            content
          ) : (
            <p>
              <Translate id="site.changes.nothingBreaks">
                Nothing in the reference was removed, renamed, or given a different type.
              </Translate>
            </p>
          )}
        </section>
      ))}
    </Article>
  );
}
