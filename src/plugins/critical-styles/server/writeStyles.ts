import fs from 'node:fs';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import {sha256} from '../../build-cache/digest';
import {replaceFile} from '../../build-cache/replaceFile';
import {firstPaint} from '../core/firstPaint';
import {hiddenUntilStyled} from '../core/hiddenUntilStyled';
import {pageKind} from '../core/pageKind';
import {shieldPseudoLists, standIns} from '../core/pseudoLists';
import {swapStyles} from '../core/swapStyles';
import {collectNames} from '../core/usedNames';

const folder = 'assets/css';

/** Classes that scripts add before all styles are there: a menu opens, a page loads, or does not. */
const addedEarly = [/^dropdown--show$/, /^load-failure$/, /^retryBox/, /^spinner/];

/** Attributes whose values change in the browser. */
const changingAttributes = [
  'data-theme',
  'data-theme-choice',
  'data-has-hydrated',
  'aria-expanded',
  'aria-current',
  'open',
  'hidden',
];

/** Pages of one kind, by path below the build. */
interface Kind {
  readonly files: string[];
  readonly names: Set<string>;
}

function kindsOf(outDir: string, files: readonly string[]): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const file of files) {
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    const name = pageKind(html, file);
    const kind = kinds.get(name) ?? {files: [], names: new Set<string>()};
    kinds.set(name, kind);
    kind.files.push(file);
    collectNames(html, kind.names);
  }
  return kinds;
}

async function stylesFor({names}: Kind, css: string): Promise<string> {
  const found = [...names];
  const shielded = shieldPseudoLists(css);
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'names'}],
    css: [{raw: shielded.css}],
    extractors: [{extensions: ['names'], extractor: () => found}],
    safelist: [...found, ...addedEarly, standIns],
    dynamicAttributes: changingAttributes,
    variables: true,
  });
  return shielded.restore(result?.css ?? shielded.css) + hiddenUntilStyled;
}

/**
 * Writes a stylesheet for each kind of page, with the rules that its HTML needs, and links it there.
 *
 * @param files pages, by path below `outDir`
 * @throws {Error} when there is not one stylesheet that all pages link
 */
export async function writeStyles(outDir: string, baseUrl: string, files: readonly string[]): Promise<void> {
  const sheets = fs.readdirSync(path.join(outDir, folder)).filter((name) => name.endsWith('.css'));
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length !== 1) {
    throw new Error(`${folder} has ${sheets.length} stylesheets, not one: ${sheets.join(', ')}.`);
  }
  const css = firstPaint(fs.readFileSync(path.join(outDir, folder, sheet), 'utf8'));
  for (const [name, kind] of kindsOf(outDir, files)) {
    const text = await stylesFor(kind, css);
    const own = `${name}.${sha256(text, 8)}.css`;
    fs.writeFileSync(path.join(outDir, folder, own), text);
    for (const file of kind.files) {
      const target = path.join(outDir, file);
      const html = fs.readFileSync(target, 'utf8');
      replaceFile(target, swapStyles(html, `${baseUrl}${folder}/${sheet}`, `${baseUrl}${folder}/${own}`));
    }
  }
}
