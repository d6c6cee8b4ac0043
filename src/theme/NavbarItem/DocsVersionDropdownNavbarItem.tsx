import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';
import {useDocsPluginId} from '@site/src/components/docs/useDocsPluginId';
import {versionLabel} from '@site/src/components/navbar/versionLabel';
import {mainPath, usePageTwins} from '@site/src/plugins/page-twins/client/usePageTwins';
import {changesPath} from '@site/src/plugins/version-changes/core/paths';

function VersionDropdown({docsPluginId, ...props}: Props): ReactNode {
  const versions = useVersions(docsPluginId);
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const {pathname} = useLocation();
  const active = useActiveVersion(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  const twinPath = usePageTwins(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const changesOf = ({label}: GlobalVersion) => changesPath(latest.path, label);
  // The address of every list of changes is below the latest version's. Show the version that the list is about.
  const compared = versions.find((version) => `${pathname}/`.startsWith(`${changesOf(version)}/`));
  const shown = compared ?? active ?? versions[0];
  const items = versions.map((version): LinkLikeNavbarItemProps => ({
    label: versionLabel(version),
    to: `${twinPath(version) ?? mainPath(version)}${suffix}`,
    isActive: () => version === shown,
    onClick: () => savePreferredVersionName(version.name),
  }));
  if (shown && shown !== versions.at(-1)) {
    items.push({
      label: translate(
        {id: 'site.version.changes', message: 'What changed in {version}'},
        {version: shown.label},
      ),
      to: changesOf(shown),
    });
  }
  items.push({label: translate({id: 'site.version.all', message: 'All versions'}), to: '/versions'});
  return (
    <DropdownNavbarItem
      {...props}
      label={
        props.mobile
          ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'})
          : shown && versionLabel(shown)
      }
      items={items}
    />
  );
}

/** The version dropdown of a docs plugin, only on that plugin's pages. */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const {docsPluginId = 'default'} = props;
  return docsPluginId === useDocsPluginId() ? <VersionDropdown {...props} /> : null;
}
