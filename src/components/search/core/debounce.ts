/** Puts off a call until there was none for some milliseconds. */
export function debounce(call: () => void, milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = () => {
    clearTimeout(timer);
    timer = setTimeout(call, milliseconds);
  };
  debounced.cancel = () => clearTimeout(timer);
  return debounced;
}
