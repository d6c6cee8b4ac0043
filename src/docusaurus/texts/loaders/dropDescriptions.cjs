const string = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
/** An object with a text's id, up to its description, which tells translators where the text is shown. */
const described = new RegExp(
  String.raw`(\bid: ["'](?:site|theme)\.[^"']+["'](?:[^"'{}]|${string})*?),\s*description: (?:${string})`,
  'g',
);

/** Loader of compiled modules: without descriptions of texts. */
module.exports = function dropDescriptions(source) {
  return source.replaceAll(described, '$1');
};
