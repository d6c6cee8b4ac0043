/**
 * Loader for pages. Registers the files that a page depends on, so that the bundler recompiles the page when one of them
 * changes, even with a warm cache. Also inserts a plugin's addition into the page before it is compiled.
 */
module.exports = function pageLoader(source) {
  const {filesOf, insert} = this.getOptions();
  const files = filesOf(this.resourcePath, source);
  for (const file of files) {
    this.addDependency(file);
  }
  // Post lists show only the beginning of a post.
  return insert && !/[?&]truncated=true/.test(this.resourceQuery) ? insert(source, files) : source;
};
