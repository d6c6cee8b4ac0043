import fs from 'node:fs';
import path from 'node:path';
import {deployFiles} from '../deploy/files';
import {projectDir} from './lib/projectDir';

for (const {path: file, text} of deployFiles()) {
  const target = path.join(projectDir, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
  console.log(file);
}
