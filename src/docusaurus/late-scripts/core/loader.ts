const scriptTags = /<% it\.scripts\.forEach\(.*?<% \}\); %>/s;
const loaderTag = '<script data-scripts=';

/**
 * Inline script that requests the scripts of the page after the first frame: until then, the network belongs to what the
 * reader sees. Like `defer` scripts, they run only once the whole page has been parsed. A page in a hidden tab has no
 * frames, so it requests them at once.
 */
export const loader = `(function(data){
var scripts=data.scripts.split(' ');
function add(tag,properties){document.head.append(Object.assign(document.createElement(tag),properties))}
function run(){scripts.forEach(function(src){add('script',{src:src,async:false})})}
function request(){
scripts.concat((data.preload||'').split(' ')).forEach(function(href){href&&add('link',{rel:'preload',as:'script',href:href})});
document.readyState==='loading'?document.addEventListener('DOMContentLoaded',run):run()}
document.visibilityState==='hidden'?request():requestAnimationFrame(function(){setTimeout(request)})
})(document.currentScript.dataset)`;

/**
 * Docusaurus' page template with the loader in place of its `defer` scripts.
 *
 * @param template page template in Eta syntax
 * @throws {Error} when the template has no loop over `it.scripts`
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
 * Adds preload hints for scripts to the HTML of a page: for the loader, if the page has it, or else as links.
 *
 * @param scripts addresses of scripts that the page's main script will load
 * @throws {Error} when the page has no end of its head
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
