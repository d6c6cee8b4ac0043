/** Loader that runs after a module has been compiled and writes the texts of the language into it. */
module.exports = function inlineTextsLoader(source) {
  const {file, inline} = this.getOptions();
  this.addDependency(file);
  return inline(source);
};
