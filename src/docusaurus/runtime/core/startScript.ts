import {scriptSafe} from '../../../build/scriptSafe';

/** Sentences of the start script, which fills in `{configured}`, `{actual}`, and `{file}`. */
export interface StartTexts {
  readonly wrongBase: string;
  readonly notStarted: string;
  readonly retry: string;
}

/**
 * Inline script that shows a message when the site's own scripts don't start.
 *
 * When the main script has loaded or failed and the app hasn't started, the script looks for the main script in every
 * parent folder of the address. If it finds it, the base URL is wrong, and a banner names the right one; otherwise, the
 * reader gets a box with a Retry button. The page stays readable. It is part of every page, so it is short.
 *
 * @param localeBaseUrl base URL of the locale, with both slashes
 * @param baseUrl base URL of the whole site, with both slashes
 */
export function startScript(localeBaseUrl: string, baseUrl: string, texts: StartTexts): string {
  const localePath = localeBaseUrl.slice(baseUrl.length);
  const wrongBase = texts.wrongBase.replaceAll('{configured}', baseUrl);
  return `(function(){var failed,isShown;
function show(id,text){
var box=document.createElement('div');box.id=id;box.className='load-failure';box.role='alert';box.innerText=text;
document.body.prepend(box);return box}
function offerRetry(main){
var button=document.createElement('button');button.textContent=${scriptSafe(texts.retry)};
button.onclick=function(){Promise.all([].map.call(document.scripts,function(script){
return script.src&&fetch(script.src,{cache:'reload'}).catch(String)
})).then(function(){location.reload()})};
show('not-started',${scriptSafe(texts.notStarted)}.replace('{file}',failed||main.src)+'\\n').append(button)}
function explain(main){
var base=${scriptSafe(localeBaseUrl)},parts=location.pathname.split('/'),depth=0;
(function look(){
if(depth===parts.length)return offerRetry(main);
var path=parts.slice(0,++depth).join('/')+'/';
if(path===base||path.indexOf('//')>=0)return look();
fetch(path+main.getAttribute('src').slice(base.length),{method:'HEAD'}).then(function(answer){
if(!answer.ok||!/javascript/.test(answer.headers.get('content-type')))return look();
show('wrong-base-url',${scriptSafe(wrongBase)}.split('{actual}').join(${
    localePath === '' ? 'path' : `path.replace(/${localePath.replaceAll('/', String.raw`\/`)}$/,'')`
  })).style.border='4px solid';
},look)})()}
addEventListener('error',function(event){failed=failed||event.filename||event.target.tagName==='SCRIPT'&&event.target.src},true);
['load','error'].forEach(function(type){document.addEventListener(type,function(event){
var main=event.target;
if(main.tagName==='SCRIPT'&&/\\/js\\/main\\./.test(main.src)&&!window.docusaurus&&!isShown){isShown=true;explain(main)}
},true)})})();`;
}
