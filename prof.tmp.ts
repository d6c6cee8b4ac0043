import {comparedProducts} from './config/versionChanges';
import {siteChanges} from './src/plugins/version-changes/server/siteChanges';
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE='true';
void (async()=>{const t=performance.now();await siteChanges('/work/diff','en',comparedProducts());console.log(performance.now()-t)})();
