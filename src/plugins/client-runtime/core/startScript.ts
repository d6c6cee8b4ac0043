import {scriptSafe} from './scriptSafe';

/** Sentences that the start script shows; `{configured}`, `{actual}`, and `{file}` are filled in by it. */
export interface StartTexts {
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

/**
 * Script that speaks up when the site's own scripts did not start.
 *
 * Whether the base URL is wrong is found out, not assumed: the script looks for the main script in
 * every folder of the address. If it lies there, the banner names that folder. Otherwise the fault
 * is another one, and the readable page gets a box with a button that loads it again. It is part of
 * every page, so it is written to be short.
 */
export function startScript({localeBaseUrl, baseUrl, texts}: StartScriptOptions): string {
  const localePath = localeBaseUrl.slice(baseUrl.length);
  const wrongBase = texts.wrongBase.replaceAll('{configured}', baseUrl);
  return `(function(){var failed;
addEventListener('error',function(event){failed=failed||event.filename||event.target.tagName==='SCRIPT'&&event.target.src},true);
addEventListener('DOMContentLoaded',function(){
var base=${scriptSafe(localeBaseUrl)},script=document.querySelector('script[src*="/js/main."]'),parts=location.pathname.split('/'),depth=0;
function show(id,text){
var box=document.createElement('div');box.id=id;box.className='load-failure';box.role='alert';box.innerText=text;
document.body.prepend(box);return box}
function offerRetry(){
var button=document.createElement('button');button.textContent=${scriptSafe(texts.retry)};
button.onclick=function(){Promise.all([].map.call(document.scripts,function(script){
return script.src&&fetch(script.src,{cache:'reload'}).catch(String)
})).then(function(){location.reload()})};
show('not-started',${scriptSafe(texts.notStarted)}.replace('{file}',failed||script.src)+'\\n').append(button)}
function look(){
if(depth===parts.length)return offerRetry();
var path=parts.slice(0,++depth).join('/')+'/';
if(path===base||path.indexOf('//')>=0)return look();
fetch(path+script.getAttribute('src').slice(base.length),{method:'HEAD'}).then(function(answer){
if(!answer.ok||!/javascript/.test(answer.headers.get('content-type')))return look();
show('wrong-base-url',${scriptSafe(wrongBase)}.split('{actual}').join(${
    localePath === '' ? 'path' : `path.replace(/${localePath.replaceAll('/', String.raw`\/`)}$/,'')`
  })).style.border='4px solid';
},look)}
if(!window.docusaurus&&script)look()})})();`;
}
