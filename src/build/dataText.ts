import {LineCounter, parseDocument} from 'yaml';

/** A parsed value, or the line and cause of the first syntax error. */
export type ParsedJson =
  | {readonly value: unknown; readonly fault?: undefined}
  | {readonly value?: undefined; readonly fault: {readonly line: number; readonly message: string}};

/** Parses JSON strictly. The `yaml` package reports lines and finds duplicate keys. */
export function parseJson(text: string): ParsedJson {
  const [first] = parseDocument(text, {schema: 'json', logLevel: 'silent', prettyErrors: false}).errors;
  const line = (position: number) => text.slice(0, position).split('\n').length;
  try {
    const value = JSON.parse(text) as unknown;
    return first?.code === 'DUPLICATE_KEY'
      ? {fault: {line: line(first.pos[0]), message: 'an object has the same key twice'}}
      : {value};
  } catch (error) {
    const {message} = error as Error;
    const position = /position (\d+)/.exec(message)?.[1] ?? first?.pos[0] ?? text.length;
    return {fault: {line: line(Number(position)), message: message.replace(/ in JSON.*$/, '')}};
  }
}

/** Finds the line of a value in a JSON or YAML text; if the value is missing, the line of its parent. */
export function lineFinder(text: string): (path: readonly (string | number)[]) => number {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, logLevel: 'silent'});
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as {range?: [number]} | undefined;
      if (node?.range) {
        return lines.linePos(node.range[0]).line;
      }
    }
    return 1;
  };
}
