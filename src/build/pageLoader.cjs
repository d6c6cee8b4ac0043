/**
 * Loader that runs before a page is compiled. It names the files that the page depends on, so that the bundler compiles the
 * page again when one of them changes, also with a warm cache, and puts into the page what a plugin has for it.
 */
module.exports = function pageLoader(source) {
  const {filesOf, insert} = this.getOptions();
  const files = filesOf(this.resourcePath, source);
  for (const file of files) {
    this.addDependency(file);
  }
  // Lists of posts show the beginnings of posts.
  return insert && !/[?&]truncated=true/.test(this.resourceQuery) ? insert(source, files) : source;
};
