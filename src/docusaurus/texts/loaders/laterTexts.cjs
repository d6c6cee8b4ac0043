/** Loader for the generated messages with id prefixes in the query: returns a module that adds the matching ones. */
module.exports = function laterTexts(source) {
  const prefixes = this.resourceQuery.slice(1).split('&');
  const texts = Object.entries(JSON.parse(source)).filter(([id]) =>
    prefixes.some((prefix) => id.startsWith(prefix)),
  );
  return `import table from '@generated/codeTranslations';
Object.assign(table, JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))}));`;
};
