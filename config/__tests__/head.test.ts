import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const siteDir = path.resolve(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

describe('the theme color', () => {
  it('matches the light background in the head and the manifest before the page starts', () => {
    const paper = /--paper: ([^;]+);/.exec(read('src/css/tokens.css'))?.[1];
    expect(read('src/plugins/head/index.ts')).toContain(`const lightPaper = '${paper}';`);
    const manifest = JSON.parse(read('static/manifest.webmanifest')) as Record<string, string>;
    const long = paper?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    expect([manifest.theme_color, manifest.background_color]).toEqual([long, long]);
  });
});
