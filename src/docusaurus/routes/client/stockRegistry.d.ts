declare module '@stock-registry' {
  const registry: Readonly<Record<string, unknown>>;
  export default registry;
}
