import {comparedProducts} from './config/versionChanges';
import {siteChanges} from './src/plugins/version-changes/server/siteChanges';
void (async()=>{
 const pairs=await siteChanges('/work/diff',process.argv[4]??'en',comparedProducts());
 const p=pairs.find(p=>p.areNeighbors&&p.product.label===process.argv[2]&&p.to.label===process.argv[3])!;
 const only=process.argv[5];
 for(const [path,c] of Object.entries(p.comparisons)){ if(only?!path.includes(only):false)continue; const s=p.overview.changed.find(x=>x.path===path)!.share;
  console.log('##',path,(s*100).toFixed(1)+'%'); for(const sec of c.sections)for(const part of sec.parts)console.log('  ',part.kind,'|',part.cells.map(cell=>cell.map(([k,t])=>k===0?(t.length>60?t.slice(0,30)+'…'+t.slice(-30):t):k<0?`[-${t}-]`:`{+${t}+}`).join('')).join(' | ').slice(0,only?1200:260));}
})();
