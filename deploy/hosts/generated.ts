/** A file that a host reads, made from the rules. */
export interface GeneratedFile {
  /** Path from the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** First line of every generated file that has comments. */
export const generatedNote = '# Made from deploy/rules.ts by "npm run deploy:files": do not edit.';

/** Builds the site for a host that looks up files only, so that `<page>.html` has to be a file. */
export const buildWithAliases = 'npm run build && npx tsx scripts/write-html-aliases.ts';
