import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * If storage can be read but not written, the theme reports an error for every value. Hiding it makes the theme warn once
 * and work without storage.
 */
if (ExecutionEnvironment.canUseDOM) {
  try {
    localStorage.setItem('storage-probe', '');
    localStorage.removeItem('storage-probe');
  } catch {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Browser storage cannot be written.', 'SecurityError');
      },
    });
  }
}
