import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {mainPath, usePageTwins} from '@site/src/plugins/page-twins/client/usePageTwins';

function Banner({className}: Props): ReactNode {
  const {pluginId, label, banner} = useDocsVersion();
  const latest = useLatestVersion(pluginId);
  const twin = usePageTwins(pluginId)(latest);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const described = {version: <b>{label}</b>};
  const values = {version: latest.label};
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning page-note')}
      role="note"
    >
      {banner === 'unreleased' ? (
        <Translate id="site.docs.bannerUnreleased" values={described}>
          {'This page describes {version}, which isn’t released yet.'}
        </Translate>
      ) : (
        <Translate id="site.docs.bannerOlder" values={described}>
          {'This page describes an older version, {version}.'}
        </Translate>
      )}{' '}
      <Link to={twin ?? mainPath(latest)} onClick={() => savePreferredVersionName(latest.name)}>
        {twin === undefined ? (
          <Translate id="site.docs.bannerMainPage" values={values}>
            {'This page doesn’t exist in the latest version, {version}. Go to that version’s main page'}
          </Translate>
        ) : (
          <Translate id="site.docs.bannerTwin" values={values}>
            {'See this page in the latest version, {version}'}
          </Translate>
        )}
      </Link>
    </div>
  );
}

/** On pages of other versions, names the version and links to the same page in the latest one. */
export default function DocVersionBanner(props: Props): ReactNode {
  const {banner} = useDocsVersion();
  return banner ? <Banner {...props} /> : null;
}
