import {addPreparation} from '../../client-runtime/client/preparations';
import {allStylesAttribute} from '../core/hiddenUntilStyled';
import {allStylesName} from '../core/swapStyles';

function load(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // A page with some styles missing is better than none.
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

let loaded: Promise<void> | undefined;

/** Loads the styles of all pages, once. */
function allStyles(): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>(`meta[name="${allStylesName}"]`)?.content;
  loaded ??= (href === undefined ? Promise.resolve() : load(href)).then(() => {
    document.documentElement.setAttribute(allStylesAttribute, '');
  });
  return loaded;
}

if (typeof window !== 'undefined') {
  addPreparation(allStyles);
}

/** Docusaurus' hook for the moment at which a page is shown. */
export function onRouteDidUpdate(): void {
  void allStyles();
}
