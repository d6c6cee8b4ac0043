type Preparation = () => Promise<unknown>;

const preparations: Preparation[] = [];

/** Adds something that must be there before another page than the first can be shown. It must not take for ever. */
export function addPreparation(preparation: Preparation): void {
  preparations.push(preparation);
}

/** Waits for everything that must be there before another page can be shown. */
export async function prepare(): Promise<void> {
  await Promise.all(preparations.map((preparation) => preparation()));
}
