/** The last reload that the site itself caused, as it is kept in the tab's storage. */
export interface Reload {
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
}

const pause = 10_000;

/** Reads what {@link writeReload} wrote; anything else counts as no reload. */
export function readReload(text: string | null): Reload | undefined {
  const [, time, address] = /^(\d+) (.+)$/s.exec(text ?? '') ?? [];
  return time === undefined || address === undefined ? undefined : {time: Number(time), address};
}

/** Text form of a reload, for the tab's storage. */
export function writeReload({address, time}: Reload): string {
  return `${time} ${address}`;
}

/** Whether an address may be reloaded: not when it has just been reloaded in vain, which would not end. */
export function mayReload(address: string, now: number, last: Reload | undefined): boolean {
  return last?.address !== address || now - last.time > pause || now < last.time;
}
