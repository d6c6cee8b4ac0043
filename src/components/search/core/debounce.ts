/** A function that waits until it has not been called for a while. */
export interface Debounced {
  (): void;
  cancel(): void;
}

/** Puts off a call until there was none for some milliseconds. */
export function debounce(call: () => void, milliseconds: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = () => {
    clearTimeout(timer);
    timer = setTimeout(call, milliseconds);
  };
  debounced.cancel = () => clearTimeout(timer);
  return debounced;
}
