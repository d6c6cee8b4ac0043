const pause = 10_000;

/** Describes a reload for session storage. */
export function reloadText(address: string, now: number): string {
  return `${now} ${address}`;
}

/**
 * Whether an address may be reloaded: not twice within 10 seconds, which could go on forever.
 *
 * @param now milliseconds since the epoch
 * @param last {@link reloadText} of the last reload. Anything else is ignored
 */
export function mayReload(address: string, now: number, last: string | null): boolean {
  const time = Number(/^\d+/.exec(last ?? '')?.[0]);
  const isSame = last === reloadText(address, time);
  return !isSame || now - time > pause || now < time;
}
