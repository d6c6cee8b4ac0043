/** Settings of the color mode that the site uses; its switch is always on. */
export interface ColorMode {
  readonly defaultMode: 'light' | 'dark';
  readonly respectPrefersColorScheme: boolean;
}

/**
 * Inline script that sets the color mode and hides a dismissed announcement before the first paint.
 *
 * Docusaurus' own lets a link write any text into attributes of the page. With this one, a link can only choose light or
 * dark.
 */
export function themeScript({defaultMode, respectPrefersColorScheme}: ColorMode): string {
  const fallback = respectPrefersColorScheme
    ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
    : `'${defaultMode}'`;
  return `(function(){var root=document.documentElement;
function read(key){try{return localStorage.getItem(key)}catch(e){return null}}
function mode(value){return value==='light'||value==='dark'?value:null}
var chosen=mode(new URLSearchParams(location.search).get('docusaurus-theme'))||mode(read('theme'));
root.setAttribute('data-theme',chosen||(${fallback}));
root.setAttribute('data-theme-choice',chosen||'${respectPrefersColorScheme ? 'system' : defaultMode}');
root.setAttribute('data-announcement-bar-initially-dismissed',read('docusaurus.announcement.dismiss')==='true');
})();`;
}
