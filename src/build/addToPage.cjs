/**
 * Loader that runs before a page is compiled and puts into it what a plugin has for it. That is a file of its own, so that
 * the bundler compiles exactly the pages again whose addition changed, also with a warm cache.
 */
module.exports = function addToPage(source) {
  const {fileOf, insert} = this.getOptions();
  const file = fileOf(this.resourcePath);
  if (file === undefined) {
    return source;
  }
  this.addDependency(file);
  // Lists of posts show the beginnings of posts.
  return /[?&]truncated=true/.test(this.resourceQuery) ? source : insert(source, file);
};
