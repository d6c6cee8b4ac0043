import path from 'node:path';
import {deployFiles} from '../deploy/files';
import {writeFile} from '../src/build/files';
import {projectDir} from './lib/projectDir';

for (const {path: file, text} of deployFiles()) {
  writeFile(path.join(projectDir, file), text);
  console.log(file);
}
