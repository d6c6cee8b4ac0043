const string = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
/** A message object from its id to its description, which tells translators where the message appears. */
const described = new RegExp(
  String.raw`(\bid: ["'](?:site|theme)\.[^"']+["'](?:[^"'{}]|${string})*?),\s*description: (?:${string})`,
  'g',
);

/** Loader for compiled modules: drops the descriptions of messages. */
module.exports = function dropDescriptions(source) {
  return source.replaceAll(described, '$1');
};
