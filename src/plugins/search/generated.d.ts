declare module '@generated/search-wording.json' {
  const wording: import('./core/wording').Wording;
  export default wording;
}
