import fs from 'node:fs';
import path from 'node:path';

/** The same data with the keys of the outer two levels, plugins and their instances, in order. */
function sorted(data: Readonly<Record<string, unknown>>, levels = 2): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(data)
      .sort()
      .map((key) => [
        key,
        levels > 1 ? sorted(data[key] as Readonly<Record<string, unknown>>, levels - 1) : data[key],
      ]),
  );
}

/**
 * Puts the global data that Docusaurus has generated in order. Docusaurus writes the data of the plugin first
 * that was ready first, so that the script of all pages would get another name by chance, readers would load
 * it anew, and all pages would be rendered anew.
 */
export function sortGlobalData(generatedFilesDir: string): void {
  const file = path.join(generatedFilesDir, 'globalData.json');
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  fs.writeFileSync(file, JSON.stringify(sorted(data), null, 2));
}
