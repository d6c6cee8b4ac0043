/** A page in a list. */
export interface ListedPage {
  readonly title: string;
  readonly description?: string;
  /** Full address of its Markdown. */
  readonly address: string;
}

/** Pages below a heading in a list. */
export interface ListedSection {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

function line({title, description, address}: ListedPage): string {
  return `- [${title.replace(/[[\]\\]/g, String.raw`\$&`)}](${address})${description ? `: ${description}` : ''}`;
}

/** Text of an `llms.txt` (llmstxt.org): title, summary, and lists of links. */
export function llmsText(title: string, summary: string, sections: readonly ListedSection[]): string {
  const lists = sections
    .filter(({pages}) => pages.length > 0)
    .map((section) => `## ${section.title}\n\n${section.pages.map(line).join('\n')}\n`);
  return [`# ${title}\n`, ...(summary ? [`> ${summary}\n`] : []), ...lists].join('\n');
}
