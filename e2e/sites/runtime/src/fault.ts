declare global {
  interface Window {
    /** The part of the page that should throw. */
    fault?: 'page' | 'navbar' | 'contents';
  }
}

/** Throws an error with a cause if the test requests it. */
export function throwIfAsked(part: NonNullable<Window['fault']>): void {
  if (typeof window !== 'undefined' && window.fault === part) {
    throw new Error(`The ${part} failed.`, {cause: new Error('The root cause.')});
  }
}
