import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Article} from '../Article';
import {FeedLink} from '../Article/FeedLink';
import type {ListedVersion, ProductVersions} from '@site/src/plugins/version-changes/types';

function statusName(status: ListedVersion['status']): string {
  return {
    next: translate({id: 'site.versions.next', message: 'next, unreleased'}),
    latest: translate({id: 'site.versions.latest', message: 'latest'}),
    maintained: translate({id: 'site.versions.maintained', message: 'maintained'}),
    archived: translate({id: 'site.versions.archived', message: 'archived'}),
  }[status];
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
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map(({label, status, docs, changes, release}) => (
          <tr key={label}>
            <td data-label={columns.version}>
              <Link to={docs}>
                {product} {label}
              </Link>
            </td>
            <td data-label={columns.status}>{statusName(status)}</td>
            <td data-label={columns.release}>{release && <Link to={release.notes}>{release.tag}</Link>}</td>
            <td data-label={columns.date}>{release && dates.format(new Date(release.date))}</td>
            <td data-label={columns.changes}>
              {changes && (
                <Link to={changes.path}>
                  <Translate id="site.versions.since" values={{version: changes.since}}>
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
      title={translate({id: 'site.version.all', message: 'All versions'})}
      description={translate({
        id: 'site.versions.description',
        message:
          'Every documented version of Kusion, Karpor, Kuperator, and Controller Mesh, with its status, release date, release notes, and what changed.',
      })}
    >
      <p>
        <Translate id="site.versions.intro">
          Each version's docs describe the release listed beside it. Dates are those of the tagged commits.
        </Translate>
      </p>
      {data.map((product) => (
        <section key={product.id} aria-labelledby={product.id}>
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
