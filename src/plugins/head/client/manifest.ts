import siteConfig from '@generated/docusaurus.config';

// A link in the HTML would make browsers request the manifest before they paint the text.
if (typeof document !== 'undefined') {
  const href = `${siteConfig.baseUrl}manifest.webmanifest`;
  document.head.append(Object.assign(document.createElement('link'), {rel: 'manifest', href}));
}
