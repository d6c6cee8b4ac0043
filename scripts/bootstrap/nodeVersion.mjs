/** @typedef {readonly [number, number, number]} Version */

/**
 * @param {string} text such as `20.19.0`
 * @returns {Version}
 */
function parse(text) {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return [major, minor, patch];
}

/**
 * @param {Version} a
 * @param {Version} b
 * @returns {number} negative if a is older than b
 */
function compare(a, b) {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/**
 * Whether a Node.js version satisfies an `engines.node` range with `>=`, `<`, and `||`.
 *
 * @param {string} version such as `20.19.4`
 * @param {string} range such as `>=20.19.0 <21 || >=22.13.0`
 */
export function satisfies(version, range) {
  const actual = parse(version);
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((bound) =>
        bound.startsWith('>=')
          ? compare(actual, parse(bound.slice(2))) >= 0
          : compare(actual, parse(bound.replace(/^</, ''))) < 0,
      ),
  );
}

/**
 * @param {string} version the running Node.js version
 * @param {string} range `engines.node` of package.json
 * @returns {string | undefined} an error message if the version is not supported
 */
export function nodeVersionFault(version, range) {
  return satisfies(version, range)
    ? undefined
    : `Node.js ${version} cannot build this site: it needs ${range}. Install Node.js 24 or 22 LTS and run the command again.`;
}
