/** Makes each request only once. After a failure, the next call repeats it. */
export function once<Result>(request: (name: string) => Promise<Result>) {
  const requests = new Map<string, Promise<Result>>();
  const requestOnce = (name: string): Promise<Result> => {
    const earlier = requests.get(name);
    if (earlier) {
      return earlier;
    }
    const result = request(name);
    requests.set(name, result);
    result.catch(() => requests.delete(name));
    return result;
  };
  return Object.assign(requestOnce, {has: (name: string) => requests.has(name)});
}
