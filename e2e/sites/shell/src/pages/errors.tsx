import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import NavbarContent from '@theme/Navbar/Content';

const faultyItems: Record<string, object> = {
  'unknown-type': {type: 'custom-carousel'},
  'sidebar-without-link': {type: 'docSidebar', sidebarId: 'empty'},
  'unknown-sidebar': {type: 'docSidebar', sidebarId: 'guides'},
  'unknown-doc': {type: 'doc', docId: 'nowhere'},
  'missing-plugin': {type: 'doc', docId: 'start', docsPluginId: 'absent'},
};

function Faulty() {
  const context = useDocusaurusContext();
  const name = new URLSearchParams(useLocation().search).get('item') ?? '';
  if (!useIsBrowser()) {
    return null;
  }
  if (name === 'empty-translation') {
    return translate({} as {id: string});
  }
  const themeConfig = context.siteConfig.themeConfig as {navbar: object};
  const items = [faultyItems[name]].filter((item) => item !== undefined);
  const siteConfig = {...context.siteConfig, themeConfig: {...themeConfig, navbar: {...themeConfig.navbar, items}}};
  return (
    <Context.Provider value={{...context, siteConfig}}>
      <NavbarContent />
    </Context.Provider>
  );
}

/** Renders a navbar with the faulty item from the query string. */
export default function ErrorsPage() {
  return (
    <Layout>
      <main>
        <h1>Faulty items</h1>
        <Faulty />
      </main>
    </Layout>
  );
}
