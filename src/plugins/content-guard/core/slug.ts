/** Text of a heading without Markdown signs. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*~`]/g, '')
    .trim();
}

/** Makes anchors from heading texts the way the build does; a repeated text gets a number. */
export function createSlugger(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const count = used.get(slug);
    used.set(slug, (count ?? 0) + 1);
    return count === undefined ? slug : `${slug}-${count}`;
  };
}
