/** Loader for a module loaded on demand: imports its messages first, because modules may translate while they load. */
module.exports = function importTexts(source) {
  return `import ${JSON.stringify(this.getOptions().request)};\n${source}`;
};
