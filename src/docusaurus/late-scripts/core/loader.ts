const scriptTags = /<% it\.scripts\.forEach\(.*?<% \}\); %>/s;
const loaderTag = '<script data-scripts=';

/**
 * Inline script that requests the page's scripts after its text has been painted, so that they don't compete with what
 * the reader sees. Like `defer` scripts, they run only once the whole page has been parsed.
 *
 * A page in a hidden tab isn't painted, so it requests them immediately. Some browsers don't report paints (Firefox
 * with `privacy.resistFingerprinting`), so it requests them half a second after the first frame at the latest.
 */
export const loader = `(function(data){
var scripts=data.scripts.split(' '),requested;
function add(tag,properties){document.head.append(Object.assign(document.createElement(tag),properties))}
function run(){scripts.forEach(function(src){add('script',{src:src,async:false})})}
function request(){
if(requested)return;
requested=true;
scripts.concat((data.preload||'').split(' ')).forEach(function(href){href&&add('link',{rel:'preload',as:'script',href:href})});
document.readyState==='loading'?document.addEventListener('DOMContentLoaded',run):run()}
if(document.visibilityState==='hidden')return request();
requestAnimationFrame(function(){setTimeout(request,500)});
new PerformanceObserver(function(paints){paints.getEntriesByName('first-contentful-paint').length&&request()}).observe({type:'paint',buffered:true})
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
 * Adds preload hints for scripts to the HTML of a page: for the loader, if the page has it, or else as links.
 *
 * @param scripts addresses of scripts that the page's main script will load
 */
export function withPreloads(html: string, scripts: readonly string[]): string {
  if (html.includes(loaderTag)) {
    return html.replace(loaderTag, () => `<script data-preload="${scripts.join(' ')}" data-scripts=`);
  }
  const links = scripts.map((script) => `<link rel="preload" as="script" href="${script}">`).join('');
  return html.replace('</head>', () => `${links}</head>`);
}
