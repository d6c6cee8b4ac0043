import fs from 'node:fs';
import path from 'node:path';
import {scanHtml} from '../../src/plugins/content-guard/core/scanHtml';
import {readPageHead} from '../../src/plugins/head/core/pageHead';
import type {BuiltLocale} from '../lib/builtSite';
import type {BuiltPage} from './contract';

/** Every page of a built language with what search may lead to. */
export function builtPages({outDir, baseUrl, routes}: BuiltLocale): Map<string, BuiltPage> {
  return new Map(
    routes.map((route) => {
      const html = fs.readFileSync(
        path.join(outDir, decodeURI(route.slice(baseUrl.length)), 'index.html'),
        'utf8',
      );
      return [route, {ids: new Set(scanHtml(html).ids), isHidden: readPageHead(html).hidden}];
    }),
  );
}
