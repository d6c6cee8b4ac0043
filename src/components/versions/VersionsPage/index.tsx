import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {DataTable} from '../../table/DataTable';
import {Article} from '../Article';
import {FeedLink} from '../Article/FeedLink';
import type {ProductVersions} from '@site/src/plugins/version-changes/types';

function statusName(status: ProductVersions['versions'][number]['status']): string {
  return {
    next: translate({id: 'site.versions.next', message: 'next, unreleased'}),
    latest: translate({id: 'site.versions.latest', message: 'latest'}),
    maintained: translate({id: 'site.versions.maintained', message: 'maintained'}),
    archived: translate({id: 'site.versions.archived', message: 'archived'}),
  }[status];
}

/** A table of a product's versions. */
function VersionTable({product, versions}: ProductVersions): ReactNode {
  const dates = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  return (
    <DataTable
      head={[
        translate({id: 'site.versions.version', message: 'Version'}),
        translate({id: 'site.versions.status', message: 'Status'}),
        translate({id: 'site.versions.release', message: 'Release notes'}),
        translate({id: 'site.versions.date', message: 'Date'}),
        translate({id: 'site.versions.changes', message: 'What changed'}),
      ]}
      rows={versions.map(({label, status, docs, changes, release}) => [
        <Link to={docs}>
          {product} {label}
        </Link>,
        statusName(status),
        release && <Link to={release.notes}>{release.tag}</Link>,
        release && dates.format(new Date(release.date)),
        changes && (
          <Link to={changes.path}>
            <Translate id="site.versions.since" values={{version: changes.since}}>
              {'since {version}'}
            </Translate>
          </Link>
        ),
      ])}
    />
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
          Each version’s docs describe the release listed beside it. Dates are those of the tagged commits.
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
