/** JSON for a script element: nothing in it can end the element. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
