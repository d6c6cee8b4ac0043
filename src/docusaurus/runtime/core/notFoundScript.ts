/** JavaScript expression: whether the address is the not-found page of a language. */
function isNotFoundPage(base: string): string {
  return `location.pathname.replace(/\\.html$/,'')===${base}+'404'`;
}

/**
 * Inline script for hosts that serve only the root's not-found page.
 *
 * When the root's page shows at an address of another language, the script goes to that language's not-found page, which
 * restores the address from the hash. It never redirects from a not-found page itself. An address below the language's
 * tag, which older links have, is redirected to the language.
 *
 * @param baseUrl base URL of the root's language, with both slashes
 * @param localeBaseUrl base URL of the page's own language
 * @param otherBaseUrls base URLs of all languages except the root's
 * @param olderBaseUrls pairs of a language's base URL in older links and its base URL
 */
export function notFoundScript(
  baseUrl: string,
  localeBaseUrl: string,
  otherBaseUrls: readonly string[],
  olderBaseUrls: readonly (readonly [older: string, base: string])[],
): string {
  return localeBaseUrl === baseUrl
    ? `${JSON.stringify(otherBaseUrls)}.forEach(function(base){
if(location.pathname.indexOf(base)===0&&!(${isNotFoundPage('base')}))location.replace(base+'404.html#'+location.pathname+location.search+location.hash)});
${JSON.stringify(olderBaseUrls)}.forEach(function(bases){
if(location.pathname.indexOf(bases[0])===0)location.replace(bases[1]+location.pathname.slice(bases[0].length)+location.search+location.hash)});
`
    : `(function(base,path){
if(${isNotFoundPage('base')}&&path.indexOf(base)===0)history.replaceState(history.state,'',path)})(${JSON.stringify(localeBaseUrl)},location.hash.slice(1));
`;
}
