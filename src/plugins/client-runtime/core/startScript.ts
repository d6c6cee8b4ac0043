/** Sentences that the start script shows; `{configured}`, `{actual}`, and `{file}` are filled in by it. */
export interface StartTexts {
  readonly wrongBaseTitle: string;
  readonly wrongBase: string;
  readonly notStarted: string;
  readonly retry: string;
}

/** What the start script must know about the site. */
export interface StartScriptOptions {
  /** Base URL of the locale, with both slashes. */
  readonly localeBaseUrl: string;
  /** Base URL of the whole site, with both slashes. */
  readonly baseUrl: string;
  readonly texts: StartTexts;
}

/** JavaScript literal that cannot end the script element it stands in. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/**
 * Script that speaks up when the site's own scripts did not start.
 *
 * Whether the base URL is wrong is found out, not assumed: the script looks for the file that
 * failed in every folder of the address. If it lies there, the banner names that folder. Otherwise
 * the fault is another one, and the readable page gets a box with a button that loads it again.
 */
export function startScript({localeBaseUrl, baseUrl, texts}: StartScriptOptions): string {
  return `(function(){
var base=${literal(localeBaseUrl)},site=${literal(baseUrl)},texts=${literal(texts)};
function element(name,text){var made=document.createElement(name);made.textContent=text;return made}
function show(box){document.body.prepend(box)}
function offerRetry(file){
var box=element('div',''),button=element('button',texts.retry);
box.className='load-failure load-failure--start';box.setAttribute('role','alert');
button.type='button';button.onclick=function(){
Promise.all([].map.call(document.querySelectorAll('script[src]'),function(script){
return fetch(script.src,{cache:'reload'}).catch(function(){})
})).then(function(){location.reload()})};
box.append(element('p',texts.notStarted.replace('{file}',file)),button);show(box)}
function warn(actual){
var box=element('div',''),title=element('p',texts.wrongBaseTitle),locale=base.slice(site.length);
if(locale&&actual.endsWith('/'+locale))actual=actual.slice(0,-locale.length);
box.id='base-url-banner';box.setAttribute('role','alert');
box.style.cssText='border:4px solid #b3261e;background:#fff;color:#121926;margin:20px;padding:20px;font:18px/1.5 system-ui,sans-serif';
title.style.cssText='font-weight:bold;font-size:24px;margin:0 0 12px';
box.append(title,element('p',texts.wrongBase.replace('{configured}',site).split('{actual}').join(actual)));show(box)}
var failed;
addEventListener('error',function(event){failed=failed||event.target.src||event.filename},true);
addEventListener('DOMContentLoaded',function(){
var script=document.querySelector('script[src*="/assets/js/main."]');
if(window.docusaurus||!script)return;
var file=script.getAttribute('src'),name=file.slice(base.length),folders=location.pathname.split('/');
var bases=folders.map(function(_,end){return folders.slice(0,end+1).join('/')+'/'}).filter(function(path){return path!==base&&path.indexOf('//')<0});
(function next(){
var path=bases.shift();
if(!path)return offerRetry(failed||file);
fetch(path+name,{method:'HEAD'}).then(function(answer){
if(answer.ok&&/javascript/.test(answer.headers.get('content-type')))warn(path);else next()
}).catch(next)})()});
})();`;
}
