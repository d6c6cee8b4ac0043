interface UnknownForm {
  /** What was found, and where: a sentence. */
  readonly found: string;
  /** What is known there: a sentence. */
  readonly expected: string;
  /** File of this plugin that knows the form. */
  readonly file: string;
  /** What has to be set to build without it. */
  readonly without?: string;
}

/** The error of a build that has found something of another form than this plugin was written for. */
export function unknownForm(
  {found, expected, file, without = 'STOCK_ROUTES=true'}: UnknownForm,
  cause?: unknown,
): Error {
  const text = [
    `lean-routes: ${found}`,
    `Expected: ${expected}`,
    `This is what an upgrade of Docusaurus or of its bundler may change: let src/plugins/lean-routes/${file} know the new form. ` +
      `Until then, \`${without} npm run build\` leaves the plugin out.`,
  ].join('\n');
  return new Error(text, cause === undefined ? {} : {cause});
}
