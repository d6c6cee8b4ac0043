/** Positions of a piece in a text. They may overlap. */
export function placesOf(text: string, piece: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) {
    places.push(at);
  }
  return places;
}

/** How often a piece occurs in a text. */
export function countOf(text: string, piece: string): number {
  return placesOf(text, piece).length;
}

/** Index of the first character at which two texts differ. */
export function firstDifference(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) {
    index += 1;
  }
  return index;
}
