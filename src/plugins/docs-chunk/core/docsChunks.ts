/** Components that every page of docs is made of, from the outside in. */
const docsComponents = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];

/**
 * Names of the chunks of the components that every page of docs is made of.
 *
 * @param registry text of Docusaurus' generated `registry.js`, which has a line for each chunk: the name that the bundler
 *   is told, then the component
 * @throws {Error} naming the components that are not found
 */
export function docsChunks(registry: string): ReadonlySet<string> {
  const found = docsComponents.map((component) => {
    const line = new RegExp(`webpackChunkName: "(\\w+)" \\*/ "@theme/${component}"`).exec(registry);
    return {component, chunk: line?.[1]};
  });
  const missing = found.filter(({chunk}) => chunk === undefined).map(({component}) => component);
  // A site without docs has none of them.
  if (missing.length > 0 && missing.length < docsComponents.length) {
    throw new Error(
      `No chunk is found in registry.js for ${missing.join(', ')}, so Docusaurus writes it otherwise, or makes pages of docs of other components. Mend src/plugins/docs-chunk/core/docsChunks.ts, or take docs-chunk out of the plugins: each page of docs then loads five scripts more.`,
    );
  }
  return new Set(found.flatMap(({chunk}) => chunk ?? []));
}
