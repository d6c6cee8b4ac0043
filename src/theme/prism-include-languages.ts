/** The browser needs no Prism languages: code is tokenized at build time. */
export default function prismIncludeLanguages(): void {
  // The stock function loads the grammars of `additionalLanguages`.
}
