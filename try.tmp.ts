import {comparedProducts} from './config/versionChanges';
import {siteChanges} from './src/plugins/version-changes/server/siteChanges';
void (async()=>{
 for (const locale of ['en','zh']) {
 const t=performance.now();
 process.env.DOCUSAURUS_NO_PERSISTENT_CACHE='true';
 const pairs=await siteChanges('/work/diff',locale,comparedProducts());
 console.log(locale,Math.round(performance.now()-t),'ms',pairs.length);
 for(const p of pairs.filter(p=>p.areNeighbors)) {const o=p.overview;console.log(p.product.label,p.from.label,p.to.label,'added',o.added.length,'removed',o.removed.length,'moved',o.changed.filter(c=>c.from).length,'changed',o.changed.filter(c=>c.share>0).length,'unch',o.unchanged,'items',o.items.length, 'kB', Math.round(JSON.stringify(p.comparisons).length/1000));}
 }
})();
