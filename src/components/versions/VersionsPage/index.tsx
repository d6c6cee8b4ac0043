import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Article} from '../Article';
import {FeedLink} from '../Article/FeedLink';
import type {ProductVersions} from '@site/src/plugins/version-changes/types';

type Version = ProductVersions['versions'][number];

function Status({status}: Pick<Version, 'status'>): ReactNode {
  switch (status) {
    case 'next':
      return <Translate id="site.versions.next">next, unreleased</Translate>;
    case 'latest':
      return <Translate id="site.versions.latest">latest</Translate>;
    case 'maintained':
      return <Translate id="site.versions.maintained">maintained</Translate>;
    case 'archived':
      return <Translate id="site.versions.archived">archived</Translate>;
  }
}

/** The versions of a product: a row each, which becomes a card on a phone. */
function VersionTable({product, versions}: ProductVersions): ReactNode {
  const dates = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  const columns = {
    version: translate({id: 'site.versions.version', message: 'Version'}),
    status: translate({id: 'site.versions.status', message: 'Status'}),
    release: translate({id: 'site.versions.release', message: 'Release notes'}),
    date: translate({id: 'site.versions.date', message: 'Date'}),
    changes: translate({id: 'site.versions.changes', message: 'What changed'}),
  };
  return (
    <table>
      <thead>
        <tr>
          {Object.entries(columns).map(([name, title]) => (
            <th key={name}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map(({label, status, docs, changes, release}, index) => (
          <tr key={label}>
            <td data-label={columns.version}>
              <Link to={`/${docs}`}>
                {product} {label}
              </Link>
            </td>
            <td data-label={columns.status}>
              <Status status={status} />
            </td>
            <td data-label={columns.release}>{release && <Link to={release.notes}>{release.tag}</Link>}</td>
            <td data-label={columns.date}>
              {release && <time dateTime={release.date}>{dates.format(new Date(release.date))}</time>}
            </td>
            <td data-label={columns.changes}>
              {changes !== undefined && (
                <Link to={`/${changes}`}>
                  <Translate id="site.versions.since" values={{version: versions[index + 1]?.label}}>
                    {'since {version}'}
                  </Translate>
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All versions of all products: status, release, date, docs, and what changed. */
export default function VersionsPage({data}: {readonly data: readonly ProductVersions[]}): ReactNode {
  return (
    <Article
      title={translate({id: 'site.versions.title', message: 'All versions'})}
      description={translate({
        id: 'site.versions.description',
        message:
          'Every documented version of Kusion, Karpor, Kuperator, and Controller Mesh, with its status, release date, release notes, and what changed.',
      })}
    >
      <p>
        <Translate id="site.versions.intro">
          The docs of a version describe the release in its row. Dates are those of the tagged commits.
        </Translate>
      </p>
      {data.map((product) => (
        <section key={product.product} aria-labelledby={product.id}>
          <h2 id={product.id}>{product.product}</h2>
          <VersionTable {...product} />
          <p>
            <FeedLink product={product.product} feed={product.feed} />
          </p>
        </section>
      ))}
    </Article>
  );
}
