type PageAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

const delay = 400;

/**
 * Creates a reporter of page views: one for each change of path, query, or hash, sent 400 ms after the last change.
 *
 * @param send called with the address of a page view
 */
export function createPageViewReporter(send: (address: string) => void): (address: PageAddress) => void {
  let reported: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({pathname, search, hash}) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const text = pathname + search + hash;
      if (text !== reported) {
        reported = text;
        send(text);
      }
    }, delay);
  };
}
