/** Longest query, in UTF-16 units as browsers count `maxlength`. */
export const longestQuery = 512;

/** A query cut to its greatest length; a character of two units is kept whole or left out. */
export function cutQuery(text: string): string {
  if (text.length <= longestQuery) {
    return text;
  }
  const last = text.charCodeAt(longestQuery - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? longestQuery - 1 : longestQuery);
}
