/** A host configuration file generated from the rules. */
export interface GeneratedFile {
  /** Path from the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** First line of every generated file that supports comments. */
export const generatedNote = '# Generated from deploy/rules.ts by "npm run deploy:files". Do not edit.';

/** Builds the site for a host that only serves files, so `<page>.html` must exist as a file. */
export const buildWithAliases = 'npm run build && npx tsx scripts/write-html-aliases.ts';
