import path from 'node:path';
import {writeAliases} from './lib/htmlAliases';
import {projectDir} from './lib/projectDir';

const outDir = path.resolve(projectDir, process.argv[2] ?? 'build');

console.log(`${writeAliases(outDir)} pages answer under their ".html" address too.`);
