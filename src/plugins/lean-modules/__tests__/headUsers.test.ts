import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const projectDir = path.resolve(__dirname, '../../../..');

/** The one place that hands all of its properties on; its text is pinned. */
const handsOn = 'node_modules/@docusaurus/core/lib/client/exports/Head.js';

function filesBelow(folder: string, extension: RegExp): string[] {
  return fs
    .readdirSync(path.join(projectDir, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && extension.test(entry.name))
    .map((entry) => path.relative(projectDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\/(?:__tests__|node_modules)\//.test(file.replace(/^node_modules\//, '')));
}

/** What stands between the name and the end of each opening tag of a head. */
function propertiesIn(text: string): string[] {
  return [...text.matchAll(/<(?:Head|Helmet)\b((?:[^>]|=>)*)>/g)].map(([, properties = '']) =>
    properties.trim(),
  );
}

const packages = fs
  .readdirSync(path.join(projectDir, 'node_modules/@docusaurus'))
  .map((name) => `node_modules/@docusaurus/${name}/lib`)
  .filter((folder) => fs.existsSync(path.join(projectDir, folder)));

const codes = [
  ...packages.flatMap((folder) => filesBelow(folder, /\.js$/)),
  ...filesBelow('src', /\.[jt]sx?$|\.mdx?$/),
]
  .filter((file) => file !== handsOn)
  .map((file) => ({file, text: fs.readFileSync(path.join(projectDir, file), 'utf8')}))
  .filter(({text}) => /\b(?:Head|Helmet)\b/.test(text));

describe('components that ask for elements of the head', () => {
  it('are found in the theme of Docusaurus and in the site', () => {
    const users = codes.filter(({text}) => propertiesIn(text).length > 0).map(({file}) => file);
    expect(users).toContain('node_modules/@docusaurus/theme-common/lib/utils/metadataUtils.js');
    expect(users).toContain(
      'node_modules/@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/StructuredData/index.js',
    );
    expect(users).toContain('src/theme/SiteMetadata/index.tsx');
  });

  it('give it nothing but children, because properties such as titleTemplate are not known in the browser', () => {
    const withProperties = codes.flatMap(({file, text}) =>
      propertiesIn(text)
        .filter((properties) => properties !== '')
        .map((properties) => `${file}: ${properties}. Let src/plugins/lean-modules/client/head handle it.`),
    );
    expect(withProperties).toEqual([]);
  });

  it('are written as elements, so that this test sees what they give', () => {
    const made = codes.filter(({text}) => /(?:jsxs?|createElement)\)?\((?:Head|Helmet)\b/.test(text));
    expect(made.map(({file}) => file)).toEqual([]);
  });
});
