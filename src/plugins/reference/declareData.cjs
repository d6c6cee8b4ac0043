/**
 * Loader that runs before a page is compiled and names the files that its tables are made of. The
 * bundler then compiles the page again when one of them changes, also with a warm cache.
 */
module.exports = function declareData(source) {
  for (const file of this.getOptions().filesOf(source, this.resourcePath)) {
    this.addDependency(file);
  }
  return source;
};
