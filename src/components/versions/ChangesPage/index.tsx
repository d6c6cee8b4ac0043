import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Article} from '../Article';
import {FeedLink} from '../Article/FeedLink';
import {ItemList} from './ItemList';
import {ChangedPages, PageLinks} from './PageList';
import styles from './styles.module.css';
import type {ChangesPageData} from '@site/src/plugins/version-changes/types';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly content: ReactNode;
}

/** What the page lists, most urgent first; what is empty is left out. */
function partsOf({items, added, removed, changed}: ChangesPageData['overview']): Part[] {
  const breaking = items.filter(({isBreaking}) => isBreaking);
  const defaults = items.filter(({change, isBreaking}) => change === 'default' && !isBreaking);
  const additions = items.filter(({change, isBreaking}) => change === 'added' && !isBreaking);
  const parts = [
    {
      id: 'breaking',
      title: translate({id: 'site.changes.breaking', message: 'Breaking changes'}),
      count: breaking.length,
      content: <ItemList items={breaking} />,
    },
    {
      id: 'defaults',
      title: translate({id: 'site.changes.defaults', message: 'Changed defaults'}),
      count: defaults.length,
      content: <ItemList items={defaults} />,
    },
    {
      id: 'additions',
      title: translate({id: 'site.changes.additions', message: 'Additions'}),
      count: additions.length,
      content: <ItemList items={additions} />,
    },
    {
      id: 'changed-pages',
      title: translate({id: 'site.changes.changedPages', message: 'Changed and moved pages'}),
      count: changed.length,
      content: <ChangedPages pages={changed} />,
    },
    {
      id: 'new-pages',
      title: translate({id: 'site.changes.newPages', message: 'New pages'}),
      count: added.length,
      content: <PageLinks pages={added} />,
    },
    {
      id: 'removed-pages',
      title: translate({id: 'site.changes.removedPages', message: 'Removed pages'}),
      count: removed.length,
      content: <PageLinks pages={removed} />,
    },
  ];
  return parts.filter(({count}) => count > 0);
}

/** What changed between two versions of a product. */
export default function ChangesPage({data}: {readonly data: ChangesPageData}): ReactNode {
  const {product, hue, from, to, areNeighbors, docs, feed, others, overview} = data;
  const parts = partsOf(overview);
  return (
    <Article
      hue={hue}
      title={translate(
        {id: 'site.changes.title', message: 'What changed in {product} from {from} to {to}'},
        {product, from, to},
      )}
      description={translate(
        {
          id: 'site.changes.description',
          message:
            'What is different in {product} {to} compared with {from}: breaking changes, changed defaults, additions, and rewritten or moved pages.',
        },
        {product, from, to},
      )}
    >
      {!areNeighbors && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      {parts.length === 0 ? (
        <p>
          <Translate id="site.changes.nothing">Nothing changed.</Translate>
        </p>
      ) : (
        <ul className={styles.summary}>
          {parts.map(({id, title, count}) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
              <Translate id="site.changes.count" values={{count}}>
                {': {count}'}
              </Translate>
            </li>
          ))}
          <li>
            <Translate id="site.changes.unchanged" values={{count: overview.unchanged}}>
              {'Unchanged pages: {count}'}
            </Translate>
          </li>
        </ul>
      )}
      <nav
        className={styles.links}
        aria-label={translate({id: 'site.changes.links', message: 'Other comparisons and related pages'})}
      >
        {others.map(({title, path}) => (
          <Link key={path} to={`/${path}`}>
            <Translate id="site.changes.compareWith" values={{version: title}}>
              {'Compare with {version}'}
            </Translate>
          </Link>
        ))}
        <Link to={`/${docs}`}>
          <Translate id="site.changes.docs" values={{product, version: to}}>
            {'{product} {version} docs'}
          </Translate>
        </Link>
        <Link to="/versions">
          <Translate id="site.versions.title">All versions</Translate>
        </Link>
        <FeedLink product={product} feed={feed} />
      </nav>
      {parts.map(({id, title, content}) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {content}
        </section>
      ))}
    </Article>
  );
}
