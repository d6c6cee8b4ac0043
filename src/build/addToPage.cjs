/**
 * Loader that inserts a plugin's addition into a page before it is compiled. Each addition is a file of its own, so
 * that the bundler recompiles only the pages whose addition changed, even with a warm cache.
 */
module.exports = function addToPage(source) {
  const {fileOf, insert} = this.getOptions();
  const file = fileOf(this.resourcePath);
  if (file === undefined) {
    return source;
  }
  this.addDependency(file);
  // Post lists show only the beginning of a post.
  return /[?&]truncated=true/.test(this.resourceQuery) ? source : insert(source, file);
};
