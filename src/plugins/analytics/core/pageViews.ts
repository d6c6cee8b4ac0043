/** Address of a page view. */
export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const delay = 400;

/** Path, query, and hash as one string. */
export function addressText({pathname, search, hash}: PageAddress): string {
  return pathname + search + hash;
}

/**
 * Creates a reporter of page views: one for each change of path, query, or hash, sent 400 ms after the last change.
 *
 * @param send called with the address of a page view
 */
export function createPageViewReporter(send: (address: string) => void): (address: PageAddress) => void {
  let reported: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (address) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const text = addressText(address);
      if (text !== reported) {
        reported = text;
        send(text);
      }
    }, delay);
  };
}
