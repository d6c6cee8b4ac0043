async function fetchNow(address: string): Promise<void> {
  const response = await fetch(address, {priority: 'low'});
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  // The browser caches a response only once its body has been read.
  await response.arrayBuffer();
}

/** Prefetches a file. @throws if it fails, unlike Docusaurus' own prefetch */
export function fetchAhead(address: string): Promise<unknown> {
  const link = document.createElement('link');
  // Safari doesn't support prefetch links.
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
