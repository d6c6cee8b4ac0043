/** Loader of a module that brings its texts: they come first, because modules may translate texts as they load. */
module.exports = function importTexts(source) {
  return `import ${JSON.stringify(this.getOptions().request)};\n${source}`;
};
