/** What the script that runs before the first paint must know. */
export interface ThemeScriptOptions {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
  /** Name of the browser storage, as in `window.localStorage`. */
  readonly storage: string;
  /** Suffix of the storage keys. */
  readonly namespace: string;
}

/**
 * Script that gives the page its colours and hides a dismissed announcement before the first paint.
 *
 * It takes the place of the stock script, which lets a link write any text into the attributes of
 * the page. Here a link chooses between light and dark, and nothing else.
 */
export function themeScript({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme,
  storage,
  namespace,
}: ThemeScriptOptions): string {
  const chosen = disableSwitch
    ? 'null'
    : `mode(function(){return new URLSearchParams(location.search).get('docusaurus-theme')})||mode(function(){return read('theme')})`;
  const fallback = respectPrefersColorScheme
    ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
    : `'${defaultMode}'`;
  return `(function(){var root=document.documentElement;
function read(key){return window['${storage}'].getItem(key+'${namespace}')}
function mode(get){try{var value=get();return value==='light'||value==='dark'?value:null}catch(e){return null}}
function dismissed(){try{return read('docusaurus.announcement.dismiss')==='true'}catch(e){return false}}
var chosen=${chosen};
root.setAttribute('data-theme',chosen||(${fallback}));
root.setAttribute('data-theme-choice',chosen||'${respectPrefersColorScheme ? 'system' : defaultMode}');
root.setAttribute('data-announcement-bar-initially-dismissed',dismissed());
})();`;
}
