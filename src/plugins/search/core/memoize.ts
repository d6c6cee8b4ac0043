/** Memoizes a function of a text. */
export function memoize<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? make(text);
    results.set(text, result);
    return result;
  };
}
