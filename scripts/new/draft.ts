import fs from 'node:fs';
import path from 'node:path';
import {projectDir} from '../lib/projectDir';

/** Files to write, all or none. Paths are relative to the site. */
export interface Draft {
  /** @throws {Error} if the file exists */
  readonly create: (file: string, text: string) => void;
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Sets texts in a translation file. Keeps a sorted file sorted. */
  readonly setTexts: (file: string, texts: Readonly<Record<string, string>>) => void;
  /** Writes everything. @returns the files */
  readonly save: () => string[];
}

/** Starts an empty draft. */
export function startDraft(): Draft {
  const texts = new Map<string, string>();
  const place = (file: string) => path.join(projectDir, file);
  const read = (file: string, missing = '') =>
    texts.get(file) ?? (fs.existsSync(place(file)) ? fs.readFileSync(place(file), 'utf8') : missing);
  return {
    create(file, text) {
      if (fs.existsSync(place(file))) {
        throw new Error(`${file} already exists. Edit it, or choose another name.`);
      }
      texts.set(file, text);
    },
    edit(file, change) {
      texts.set(file, change(read(file)));
    },
    setTexts(file, added) {
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
    save() {
      for (const [file, text] of texts) {
        fs.mkdirSync(path.dirname(place(file)), {recursive: true});
        fs.writeFileSync(place(file), text);
      }
      return [...texts.keys()];
    },
  };
}
