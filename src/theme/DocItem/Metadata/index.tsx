import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {PageCard, SocialCard} from '@site/src/components/head/cards';
import {hasPageCards, versionCard} from '@site/src/plugins/social-cards/core/cardAddress';

function DocCard(): ReactNode {
  const {metadata} = useDoc();
  const {pluginId, version: name, label, isLast} = useDocsVersion();
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  if (hasPageCards({isLast, name})) {
    return <PageCard page={metadata} />;
  }
  const labels = customFields?.productLabels as Readonly<Record<string, string | undefined>>;
  return <SocialCard address={versionCard(baseUrl, pluginId, name)} alt={`${labels[pluginId]} ${label}`} />;
}

/** The stock tags of a doc page, and its card unless its front matter has an image. */
export default function DocItemMetadata(): ReactNode {
  return (
    <>
      <DocCard />
      <OriginalMetadata />
    </>
  );
}
