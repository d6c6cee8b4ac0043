/**
 * Loader that registers the data files of a page's tables as dependencies, so that the bundler recompiles the page when
 * one of them changes, even with a warm cache.
 */
module.exports = function declareData(source) {
  for (const file of this.getOptions().filesOf(source, this.resourcePath)) {
    this.addDependency(file);
  }
  return source;
};
