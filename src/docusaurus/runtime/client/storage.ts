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
 * If storage can be read but not written, the theme reports an error for every value. Hiding it makes the theme warn once
 * and work without storage.
 */
if (typeof window !== 'undefined' && !isWritable()) {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Browser storage cannot be written.', 'SecurityError');
    },
  });
}
