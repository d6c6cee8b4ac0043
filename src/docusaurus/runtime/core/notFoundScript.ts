/** Where the pages of the languages begin. */
export interface NotFoundScriptOptions {
  /** Base URL of the page's own language, with both slashes. */
  readonly localeBaseUrl: string;
  /** Base URLs of all languages, with both slashes. */
  readonly localeBaseUrls: readonly string[];
}

/** JavaScript expression: whether the address is that of a language's own not-found page. */
function isNotFoundPage(base: string): string {
  return `location.pathname.replace(/\\.html$/,'')===${base}+'404'`;
}

/**
 * Script for hosts that have one not-found page for all languages, that of the site's root. It runs
 * before anything else looks at the address.
 *
 * On a page of the root at an address of another language, the reader is sent to the not-found page
 * of that language, which then takes the address as it was typed. The address travels in the hash,
 * which hosts neither see nor drop. From the not-found page of a language, nobody is sent on.
 */
export function notFoundScript({localeBaseUrl, localeBaseUrls}: NotFoundScriptOptions): string {
  const below = localeBaseUrls.filter((base) => base !== localeBaseUrl && base.startsWith(localeBaseUrl));
  const isBelow = localeBaseUrls.some((base) => base !== localeBaseUrl && localeBaseUrl.startsWith(base));
  const leave =
    below.length === 0
      ? ''
      : `${JSON.stringify(below)}.forEach(function(base){
if(location.pathname.indexOf(base)===0&&!(${isNotFoundPage('base')}))location.replace(base+'404.html#'+location.pathname+location.search+location.hash)});
`;
  const arrive = isBelow
    ? `(function(base,path){
if(${isNotFoundPage('base')}&&path.indexOf(base)===0)history.replaceState(history.state,'',path)})(${JSON.stringify(localeBaseUrl)},location.hash.slice(1));
`
    : '';
  return leave + arrive;
}
