/**
 * Loader that runs before a page is compiled and puts its notice in. The notice is a file of its own, so that the bundler
 * compiles exactly the pages again whose notice changed, also with a warm cache.
 */
module.exports = function addNotice(source) {
  const {noticeFile, readNotice} = this.getOptions();
  const file = noticeFile(this.resourcePath);
  if (file === undefined) {
    return source;
  }
  this.addDependency(file);
  // Lists of posts show the beginnings of posts.
  return /[?&]truncated=true/.test(this.resourceQuery) ? source : readNotice(source, file);
};
