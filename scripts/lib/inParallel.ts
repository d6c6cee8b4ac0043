/**
 * Processes all items in order, with limited concurrency.
 *
 * @returns results in the order of the items
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await run(item, index);
    }
  };
  await Promise.all(Array.from({length: atOnce}, work));
  return results;
}
