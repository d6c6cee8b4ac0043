const string = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
/** Matches a message object from its id to its description, which is only for translators. */
const described = new RegExp(
  String.raw`(\bid: ["'](?:site|theme)\.[^"']+["'](?:[^"'{}]|${string})*?),\s*description: (?:${string})`,
  'g',
);

/** Loader for compiled modules: drops the descriptions of messages. */
module.exports = function dropDescriptions(source) {
  return source.replaceAll(described, '$1');
};
