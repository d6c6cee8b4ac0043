/** No language is needed in the browser: the tokens of code blocks are found when the site is built. */
export default function prismIncludeLanguages(): void {
  // Stock loads the grammars of `additionalLanguages` here.
}
