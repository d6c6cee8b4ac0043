import path from 'node:path';
import {writeFile} from '../../src/build/files';
import {projectDir, projectFileExists, readProjectFile} from '../lib/projectDir';

/** Files to write, all or none. Paths are relative to the site. */
export type Draft = ReturnType<typeof startDraft>;

/** Starts an empty draft. */
export function startDraft() {
  const texts = new Map<string, string>();
  const read = (file: string, missing = '') =>
    texts.get(file) ?? (projectFileExists(file) ? readProjectFile(file) : missing);
  return {
    /** @throws {Error} if the file exists */
    create(file: string, text: string): void {
      if (projectFileExists(file)) {
        throw new Error(`${file} already exists. Edit it, or choose another name.`);
      }
      texts.set(file, text);
    },
    edit(file: string, change: (text: string) => string): void {
      texts.set(file, change(read(file)));
    },
    /** Sets texts in a translation file. */
    setTexts(file: string, added: Readonly<Record<string, string>>): void {
      const content = JSON.parse(read(file, '{}')) as Record<string, {message: string}>;
      for (const [name, message] of Object.entries(added)) {
        content[name] = {...content[name], message};
      }
      texts.set(file, `${JSON.stringify(content, undefined, 2)}\n`);
    },
    /** Writes everything. @returns the files */
    save(): string[] {
      for (const [file, text] of texts) {
        writeFile(path.join(projectDir, file), text);
      }
      return [...texts.keys()];
    },
  };
}
