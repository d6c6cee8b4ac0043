import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import {Route} from 'react-router-dom';
import {knownPath} from '@site/src/plugins/head/core/knownPath';
import {isHidden} from '@site/src/plugins/head/core/robots';

function NoIndex(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex" />
    </Head>
  );
}

/** What every page's head says besides the stock tags; a page's own description goes before this one. */
function Defaults(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const description = translate({
    id: 'site.head.description',
    message:
      'Documentation of KusionStack, the open-source tools for platform engineering: Kusion, Karpor, Kuperator, and Controller Mesh.',
    description: 'Description of pages that have none of their own',
  });
  return (
    <Head>
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteConfig.title} />
    </Head>
  );
}

/**
 * The stock metadata, made for the page that the address leads to instead of for the address as
 * typed. An address without a page has neither canonical nor translations.
 */
export default function SiteMetadata(): ReactNode {
  const location = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const pathname = knownPath(location.pathname, (path) =>
    matchRoutes(routes, path).map(({route}) => route),
  );
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
  return (
    <Route
      location={{...location, pathname}}
      render={() => (
        <>
          <OriginalSiteMetadata />
          <Defaults />
          {hidden && <NoIndex />}
        </>
      )}
    />
  );
}
