/** Limits an answer of the service to a language and to some of its indexes' tags. */
export function facetFilters(locale: string, tags: readonly string[]): (string | string[])[] {
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
