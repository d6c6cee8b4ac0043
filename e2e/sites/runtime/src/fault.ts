declare global {
  interface Window {
    /** Which part of the page a test wants to throw. */
    fault?: 'page' | 'navbar' | 'contents';
  }
}

/** Throws an error with a cause when a test has asked for it. */
export function throwIfAsked(part: NonNullable<Window['fault']>): void {
  if (typeof window !== 'undefined' && window.fault === part) {
    throw new Error(`The ${part} failed.`, {cause: new Error('The root cause.')});
  }
}
