declare module '@generated/product-stations.json' {
  const stations: readonly import('./stations').ToolStation[];
  export default stations;
}
