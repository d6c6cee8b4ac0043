import path from 'node:path';
import {deployFiles} from '../deploy/files';
import {writeFile} from '../src/build/files';
import {projectDir} from './lib/projectDir';

for (const [file, text] of Object.entries(deployFiles())) {
  writeFile(path.join(projectDir, 'deploy/generated', file), text);
  console.log(`deploy/generated/${file}`);
}
