import Head from '@docusaurus/Head';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {useDocsPluginId} from '@site/src/components/docs/useDocsPluginId';
import {pageAt} from '@site/src/docusaurus/runtime/client/routes';
import {isHidden} from '@site/src/plugins/head/core/robots';
import {usePageTwins} from '@site/src/plugins/page-twins/client/usePageTwins';
import {cardSize} from '@site/src/plugins/social-cards/core/cardAddress';

function NoIndex(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex" />
    </Head>
  );
}

/** Tags that every page has in addition to the stock ones. A page's own description takes precedence. */
function Defaults(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const description = translate({
    id: 'site.head.description',
    message:
      'Documentation for KusionStack, the open-source tools for platform engineering: Kusion, Karpor, Kuperator, and Controller Mesh.',
    description: 'Description of pages that have none of their own',
  });
  return (
    <Head>
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteConfig.title} />
      <meta property="og:image:width" content={`${cardSize.width}`} />
      <meta property="og:image:height" content={`${cardSize.height}`} />
      <meta property="og:image:alt" content={siteConfig.title} />
      {/* Hosted search filters by this tag. Doc pages replace it with their version. */}
      <meta name="docusaurus_version" content="current" />
    </Head>
  );
}

/**
 * The canonical link of a page in another version: the same page in the latest version. Rendered after the stock link,
 * which it replaces.
 */
function TwinCanonical({pluginId}: {readonly pluginId: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const twin = usePageTwins(pluginId)(useLatestVersion(pluginId));
  return (
    twin !== undefined && (
      <Head>
        <link rel="canonical" href={siteConfig.url + twin} />
        <meta property="og:url" content={siteConfig.url + twin} />
      </Head>
    )
  );
}

function PageTags({isHidden: hidden}: {readonly isHidden: boolean}): ReactNode {
  const pluginId = useDocsPluginId();
  return (
    <>
      <OriginalSiteMetadata />
      <Defaults />
      {pluginId !== undefined && <TwinCanonical pluginId={pluginId} />}
      {hidden && <NoIndex />}
    </>
  );
}

/**
 * The stock metadata, with the page's own address even if another form of it was typed. Unknown addresses have neither a
 * canonical link nor translations.
 */
export default function SiteMetadata(): ReactNode {
  const location = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const pathname = pageAt(location.pathname);
  if (pathname === undefined) {
    return (
      <>
        <Defaults />
        <NoIndex />
      </>
    );
  }
  const hidden = isHidden(
    pathname.slice(siteConfig.baseUrl.length),
    siteConfig.customFields?.hiddenRoutes as string[],
  );
  return <Route location={{...location, pathname}} render={() => <PageTags isHidden={hidden} />} />;
}
