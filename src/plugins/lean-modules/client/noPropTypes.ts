/** In the place of `prop-types` and of the router's `react-is`: both check properties while one develops, and nothing else. */
export default {};
export function isValidElementType(): boolean {
  return true;
}
