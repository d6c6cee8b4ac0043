/**
 * Parts of Docusaurus that this site replaces. src/docusaurus/README.md lists the benefit of each one. Set a part to
 * `false` to return to stock behavior.
 */
export const docusaurusParts = {
  // First, because it sorts generated data that `routes` copies.
  'build-cache': true,
  runtime: true,
  'late-scripts': true,
  routes: true,
  'docs-chunk': true,
  'unused-modules': true,
  texts: true,
  'render-cache': true,
};

/** Name of a part, which is also its folder in `src/docusaurus`. */
export type PartName = keyof typeof docusaurusParts;

/** The names of all parts. */
export const partNames = Object.keys(docusaurusParts) as PartName[];
