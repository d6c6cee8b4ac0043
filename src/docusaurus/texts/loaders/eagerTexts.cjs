/** Loader for the generated messages: drops those that modules loaded on demand add themselves. */
module.exports = function eagerTexts(source) {
  const {without} = this.getOptions();
  const texts = Object.entries(JSON.parse(source));
  return JSON.stringify(
    Object.fromEntries(texts.filter(([id]) => !without.some((prefix) => id.startsWith(prefix)))),
  );
};
