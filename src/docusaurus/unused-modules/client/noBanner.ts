/** Stand-in for Docusaurus' warning about a wrong base URL. */
export default function NoBanner(): null {
  return null;
}
