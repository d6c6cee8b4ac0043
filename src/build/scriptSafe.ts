/** JSON that can be inlined in a script element without ending it. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
