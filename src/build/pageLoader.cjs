/**
 * Loader for pages. Registers the files that a page depends on, so that the bundler recompiles the page when one of them
 * changes, even with a warm cache. Also adds a plugin's text to the end of the page.
 */
module.exports = function pageLoader(source) {
  const {filesOf, addition} = this.getOptions();
  const files = filesOf(this.resourcePath, source);
  for (const file of files) {
    this.addDependency(file);
  }
  // Post lists show only the beginning of a post.
  return addition && !/[?&]truncated=true/.test(this.resourceQuery) ? source + addition(files) : source;
};
