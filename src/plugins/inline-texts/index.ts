import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inlineTexts} from './core/inlineTexts';

/**
 * Writes the texts of the interface into the modules that show them, in the language of the build. Stock sends every
 * page a table of all texts, and the ids and notes for translators along with each of them.
 */
export default function inlineTextsPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'inline-texts',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const file = path.join(generatedFilesDir, 'codeTranslations.json');
      const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
      const inline = (source: string) => inlineTexts(source, texts);
      const loader = require.resolve('./inlineTextsLoader.cjs');
      return {
        module: {
          rules: [
            // Not pages: one that only the browser's bundle has to compile again waits for the other for ever.
            {resource: /\.[cm]?[jt]sx?$/, enforce: 'post', use: [{loader, options: {file, inline}}]},
          ],
        },
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/codeTranslations$/,
            require.resolve('./client/noTexts.ts'),
          ),
        ],
      };
    },
  };
}
