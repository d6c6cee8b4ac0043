async function fetchNow(address: string): Promise<void> {
  const response = await fetch(address, {priority: 'low'});
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  // A body that nobody reads may never come, and is then not kept.
  await response.arrayBuffer();
}

/** Has the browser fetch a file that may be needed. @throws when it does not come; the stock one keeps that to itself. */
export function fetchAhead(address: string): Promise<unknown> {
  const link = document.createElement('link');
  // Safari has no links that fetch ahead.
  if (!link.relList.supports('prefetch')) {
    return fetchNow(address);
  }
  return new Promise((resolve, reject) => {
    link.rel = 'prefetch';
    link.href = address;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(address));
    };
    document.head.append(link);
  });
}
