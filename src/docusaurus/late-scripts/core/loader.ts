const scriptTags = /<% it\.scripts\.forEach\(.*?<% \}\); %>/s;
const loaderTag = '<script data-scripts=';

/**
 * Inline script that requests the page's scripts after the first frame, so that visible content loads first. A page in a
 * hidden tab has no frames, so it requests them immediately.
 */
const loader = `(function(data){
function add(tag,properties){document.head.append(Object.assign(document.createElement(tag),properties))}
function request(){
(data.preload||'').split(' ').forEach(function(href){href&&add('link',{rel:'preload',as:'script',href:href})});
data.scripts.split(' ').forEach(function(src){add('script',{src:src,async:false})})}
document.visibilityState==='hidden'?request():requestAnimationFrame(function(){setTimeout(request)})
})(document.currentScript.dataset)`;

/**
 * Docusaurus' page template with the loader in place of its `defer` scripts.
 *
 * @param template page template in Eta syntax
 * @throws {Error} if the template has no loop over `it.scripts`
 */
export function withLoader(template: string): string {
  if (!scriptTags.test(template)) {
    throw new Error(
      'The page template of Docusaurus (@docusaurus/core/lib/ssg/ssgTemplate.html.js) has no loop over `it.scripts`. ' +
        'Adapt src/docusaurus/late-scripts/core/loader.ts, or switch off `late-scripts` in config/docusaurusParts.ts.',
    );
  }
  const addresses = `<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>`;
  return template.replace(scriptTags, () => `${loaderTag}"${addresses}">${loader}</script>`);
}

/**
 * Adds preload hints for scripts to a page's HTML: as data for the loader if the page has it, or else as links.
 *
 * @param scripts addresses of scripts that the page's main script will load
 * @throws {Error} if the page has no `</head>`
 */
export function withPreloads(html: string, scripts: readonly string[]): string {
  if (html.includes(loaderTag)) {
    return html.replace(loaderTag, () => `<script data-preload="${scripts.join(' ')}" data-scripts=`);
  }
  const endOfHead = html.indexOf('</head>');
  if (endOfHead === -1) {
    throw new Error('The page has no </head>.');
  }
  const links = scripts.map((script) => `<link rel="preload" as="script" href="${script}">`).join('');
  return html.slice(0, endOfHead) + links + html.slice(endOfHead);
}
