import fs from 'node:fs';
import path from 'node:path';
import type {RenderKeys} from '../types';
import {renderFile} from './renderFile';

/** Deletes cached pages that no longer exist. */
export function forgetGone({folder, keys}: RenderKeys): void {
  const asked = new Set(Object.keys(keys).map((pathname) => renderFile(folder, pathname)));
  const kept = fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [];
  kept.filter((file) => !asked.has(file)).forEach((file) => fs.rmSync(file));
}
