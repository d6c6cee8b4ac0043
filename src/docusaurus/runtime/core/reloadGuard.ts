/** The last reload that the site caused, kept in session storage. */
export interface Reload {
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
}

const pause = 10_000;

/** Parses the output of {@link writeReload}; returns `undefined` for anything else. */
export function readReload(text: string | null): Reload | undefined {
  const [, time, address] = /^(\d+) (.+)$/s.exec(text ?? '') ?? [];
  return time === undefined || address === undefined ? undefined : {time: Number(time), address};
}

/** Text of a reload for session storage. */
export function writeReload({address, time}: Reload): string {
  return `${time} ${address}`;
}

/** Whether an address may be reloaded: not twice within 10 seconds, which could go on forever. */
export function mayReload(address: string, now: number, last: Reload | undefined): boolean {
  return last?.address !== address || now - last.time > pause || now < last.time;
}
