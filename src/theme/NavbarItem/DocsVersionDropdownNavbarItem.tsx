import {
  useActiveVersion,
  useDocsPreferredVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';
import {useDocsPluginId} from '@site/src/components/docs/useDocsPluginId';
import {versionLabel} from '@site/src/components/navbar/versionLabel';
import {usePageTwins} from '@site/src/plugins/page-twins/client/usePageTwins';

function mainPath({docs, mainDocId, path}: GlobalVersion): string {
  return docs.find(({id}) => id === mainDocId)?.path ?? path;
}

function VersionDropdown({docsPluginId, ...props}: Props): ReactNode {
  const versions = useVersions(docsPluginId);
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const active = useActiveVersion(docsPluginId);
  const twinPath = usePageTwins(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const shown = versions.find(({name}) => name === active?.name) ?? versions[0];
  const items = versions.map((version): LinkLikeNavbarItemProps => ({
    label: versionLabel(version),
    to: `${twinPath(version.name) ?? mainPath(version)}${suffix}`,
    isActive: () => version.name === active?.name,
    onClick: () => savePreferredVersionName(version.name),
  }));
  const route = versions.find(({isLast}) => isLast)?.path;
  if (shown && route !== undefined && shown !== versions.at(-1)) {
    items.push({
      label: translate(
        {id: 'site.version.changes', message: 'What changed in {version}'},
        {version: shown.label},
      ),
      to: `${route}/changes/${shown.label}`,
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
