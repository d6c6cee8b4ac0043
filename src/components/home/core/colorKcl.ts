/** Part of a line of KCL. `type` is its token class, absent for plain text. */
export interface Piece {
  readonly text: string;
  readonly type?: 'keyword' | 'string' | 'number' | 'class-name' | 'property' | 'punctuation';
}

const pattern =
  /(?<string>"[^"]*")|(?<keyword>\b(?:import|as)\b)|(?<type>\b(?:[a-z]\w*\.)+[A-Z]\w*)|(?<property>[\w.]+(?=:))|(?<number>\b\d+\b)|(?<punctuation>[{}[\]:,])/g;

/** Splits a line of the home page's program into tokens. Supports only the KCL used there. */
export function colorKcl(code: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) {
      pieces.push({text: code.slice(end, match.index)});
    }
    const name = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0];
    pieces.push({text: match[0], type: (name === 'type' ? 'class-name' : name) as Piece['type']});
    end = match.index + match[0].length;
  }
  return end < code.length ? [...pieces, {text: code.slice(end)}] : pieces;
}
