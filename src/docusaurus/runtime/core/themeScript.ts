/** Options of the theme script. */
export interface ThemeScriptOptions {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
  /** Name of the storage, such as `localStorage`. */
  readonly storage: string;
  /** Suffix of the storage keys. */
  readonly namespace: string;
}

/**
 * Inline script that sets the color mode and hides a dismissed announcement before the first paint.
 *
 * Docusaurus' own lets a link write any text into attributes of the page. With this one, a link can only choose light or
 * dark.
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
