/** One fault in a text file. */
export interface TextFault {
  readonly line: number;
  readonly message: string;
}

/** Characters nobody sees and that break searching, copying, or comparing text; a tab may be. */
const invisible = /(?!\t)[\p{Cc}\p{Cf}\u2028\u2029]/u;

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function lineFaults(line: string): string[] {
  const text = line.replace(/\r$/, '');
  const hidden = invisible.exec(text)?.[0];
  return [
    ...(text === line ? [] : ['ends with a carriage return: save the file with LF line ends']),
    ...(hidden === undefined ? [] : [`holds the invisible character ${codePoint(hidden)}: delete it`]),
    ...(/[ \t\u3000]$/.test(text) ? ['ends with a space: delete it'] : []),
  ];
}

/** What is wrong with the characters of a text, line by line. */
export function findTextFaults(text: string): TextFault[] {
  const lines = text.split('\n');
  const faults = lines.flatMap((line, index) =>
    lineFaults(line).map((message) => ({line: index + 1, message})),
  );
  return text === '' || text.endsWith('\n')
    ? faults
    : [...faults, {line: lines.length, message: 'has no line feed at its end: add one'}];
}
