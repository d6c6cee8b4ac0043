const notText = /<(script|style|pre|code|svg|title)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const mark = /\*\*|\]\(|\{\/\*/;

/**
 * Passages of a built page in which a reader sees marks of Markdown instead of what they stand for. In
 * Chinese, bold text that ends with punctuation is followed by a space, or its marks stay.
 *
 * @returns the text around each mark
 */
export function visibleMarks(html: string): string[] {
  const passages = html.replace(notText, '').split(/<\/?(?:p|li|td|th|h[1-6]|div|dd|dt|summary)\b[^>]*>/);
  return passages.flatMap((passage) => {
    const text = passage.replace(/<[^>]*>/g, '').trim();
    const place = mark.exec(text)?.index;
    return place === undefined ? [] : [text.slice(Math.max(0, place - 30), place + 30)];
  });
}
