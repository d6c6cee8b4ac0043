import {addPreparation} from '../../client-runtime/client/preparations';
import {allStylesAttribute} from '../core/hiddenUntilStyled';
import {allStylesName} from '../core/swapStyles';

/** Milliseconds that a reader waits for styles: a page with some of them missing is better than none. */
const patience = 3000;

function load(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
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

let awaited: Promise<void> | undefined;

/** Waits for the styles of all pages. Who has done so in vain is not made to wait again. */
function withPatience(): Promise<void> {
  awaited ??= Promise.race([
    allStyles(),
    new Promise<void>((resolve) => {
      window.setTimeout(resolve, patience);
    }),
  ]);
  return awaited;
}

if (typeof window !== 'undefined') {
  addPreparation(withPatience);
}

/** Docusaurus' hook for the moment at which a page is shown. */
export function onRouteDidUpdate(): void {
  void allStyles();
}
