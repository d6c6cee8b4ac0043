import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PolicyOf} from '../../../config/contentSecurityPolicy';
import {goModules} from '../../../config/redirects/goModules';
import {writeFile} from '../../build/files';
import {goModuleHtml, goTags, redirectHtml, redirectScript} from './pages';
import {siteRedirects} from './siteRedirects';

const texts = {
  en: {title: 'This page moved', text: 'Its new address is '},
  zh: {title: '页面已移动', text: '新地址：'},
} as const;

/** Writes pages at old addresses and Go import paths, for hosts without redirect rules. */
export default function redirectsPlugin(
  {siteConfig, i18n}: LoadContext,
  {policyOf}: {readonly policyOf: PolicyOf},
): Plugin {
  const {baseUrl, url} = siteConfig;
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const policy = policyOf([redirectScript]);

  return {
    name: 'redirects',
    async postBuild({outDir, routesPaths}) {
      const write = (route: string, html: string) => {
        writeFile(path.join(outDir, route, 'index.html'), html);
      };
      const lang = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
      const redirectTo = (to: string, head?: string) => {
        const target = baseUrl + to.slice(1);
        const {title, text} = texts[currentLocale as keyof typeof texts];
        return redirectHtml({lang, to: target, canonical: url + target, title, text, policy}, head);
      };
      const modules = currentLocale === defaultLocale ? goModules : [];
      for (const [from, to] of siteRedirects(routesPaths, baseUrl).redirects) {
        write(from, redirectTo(to));
      }
      for (const module of modules) {
        write(
          `/${module.name}`,
          module.docs === undefined
            ? goModuleHtml(module, `${baseUrl}plain.css`, policy)
            : redirectTo(module.docs, goTags(module)),
        );
      }
      if (modules.length > 0) {
        // Packages below a module have no pages, but `go` also reads the tags of a 404 page.
        const file = path.join(outDir, '404.html');
        const html = fs.readFileSync(file, 'utf8');
        fs.writeFileSync(
          file,
          html.replace('</head>', () => `${modules.map(goTags).join('')}</head>`),
        );
      }
    },
  };
}
