const probe = 'storage-probe';

function isWritable(): boolean {
  try {
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/**
 * Storage that can be reached but not written makes the theme report an error for every value. It
 * is as good as none, so it is hidden: the theme then warns once and does without.
 */
if (typeof window !== 'undefined' && !isWritable()) {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Browser storage cannot be written.', 'SecurityError');
    },
  });
}
