import fs from 'node:fs';
import path from 'node:path';
import {writeFile} from '../../src/build/files';
import {projectDir, readProjectFile} from '../lib/projectDir';

/** Files to write, all or none. Paths are relative to the site. */
export type Draft = ReturnType<typeof startDraft>;

/** Starts an empty draft. */
export function startDraft() {
  const texts = new Map<string, string>();
  const place = (file: string) => path.join(projectDir, file);
  const read = (file: string, missing = '') =>
    texts.get(file) ?? (fs.existsSync(place(file)) ? readProjectFile(file) : missing);
  return {
    /** @throws {Error} if the file exists */
    create(file: string, text: string): void {
      if (fs.existsSync(place(file))) {
        throw new Error(`${file} already exists. Edit it, or choose another name.`);
      }
      texts.set(file, text);
    },
    edit(file: string, change: (text: string) => string): void {
      texts.set(file, change(read(file)));
    },
    /** Sets texts in a translation file. Keeps a sorted file sorted. */
    setTexts(file: string, added: Readonly<Record<string, string>>): void {
      const content = JSON.parse(read(file, '{}')) as Record<string, {message: string}>;
      const names = Object.keys(content);
      const isSorted = names.length > 1 && names.join() === [...names].sort().join();
      for (const [name, message] of Object.entries(added)) {
        content[name] = {...content[name], message};
      }
      const entries = Object.entries(content);
      const ordered = isSorted ? entries.sort(([a], [b]) => (a < b ? -1 : 1)) : entries;
      texts.set(file, `${JSON.stringify(Object.fromEntries(ordered), undefined, 2)}\n`);
    },
    /** Writes everything. @returns the files */
    save(): string[] {
      for (const [file, text] of texts) {
        writeFile(place(file), text);
      }
      return [...texts.keys()];
    },
  };
}
