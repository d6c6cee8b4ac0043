import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {writeFile} from '../../../src/build/files';
import type {Schema} from '../../../src/remark/reference/data/kinds';
import type {Fault} from '../types';
import {writeStubs} from './stubs';

/** Output of a program, or its errors. */
export interface Compiled {
  readonly yaml: string;
  readonly faults: readonly Fault[];
}

/** The KCL compiler. */
export type KclCompiler = NonNullable<ReturnType<typeof kclCompiler>>;

/** The part of the native package used here. */
interface Native {
  readonly ExecProgramArgs: new (...args: unknown[]) => object;
  readonly ParseFileArgs: new (path: string, source: string) => object;
  readonly execProgram: (args: object) => {yamlResult: string; errMessage: string};
  readonly parseFile: (args: object) => {errors: {messages: {msg: string; pos?: {line: number}}[]}[]};
}

const behindBar = (line = '') => line.slice(line.indexOf('|') + 1).trim();

/** Locations in the compiler's output. The source is two lines below each, the message three. */
function mentionsIn(lines: readonly string[]) {
  return lines.flatMap((text, index) => {
    const [, at, line] = /-->\s(\S+):(\d+):\d+$/.exec(text) ?? [];
    const [source, message] = [behindBar(lines[index + 2]), behindBar(lines[index + 3])];
    return at === undefined ? [] : [{at, line: Number(line), source, message: message.replace(/^\^\s*/, '')}];
  });
}

/** Errors in one file. An error in a stub follows the error it caused in the program. */
export function parseMessages(output: string, file: string): Fault[] {
  const plain = stripVTControlCharacters(output).trim();
  const mentions = mentionsIn(plain.split('\n'));
  const faults = mentions.flatMap(({at, line, message}, index): Fault[] => {
    const cause = mentions[index + 1];
    const isCheck = cause && /Instance check failed/.test(message);
    const detail = isCheck ? `: must satisfy ${cause.source}` : '';
    return at === file ? [{line, rule: 'kcl', message: `KCL says: ${message}${detail}.`}] : [];
  });
  const distinct = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  return distinct.size > 0 || plain === ''
    ? [...distinct.values()]
    : [{line: 1, rule: 'kcl', message: `KCL says: ${plain.replaceAll('\n', ' ')}`}];
}

const packageName = '@kcl-lang/lib-linux-x64-gnu';

function loadNative(): Native | undefined {
  try {
    return createRequire(__filename)(packageName) as Native;
  } catch {
    return undefined;
  }
}

/** The compiler, if its package is installed, which exists for only one platform. */
export function kclCompiler() {
  const native = loadNative();
  if (!native) {
    return undefined;
  }
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kcl-samples-'));
  const folders = new Map<readonly Schema[], string>();
  const programs = path.join(root, 'program');
  fs.mkdirSync(programs);

  /** Folder of the stub packages for schemas, written on first use. */
  function folderOf(schemas: readonly Schema[]): string {
    const known = folders.get(schemas);
    if (known !== undefined) {
      return known;
    }
    const folder = path.join(root, `packages-${folders.size}`);
    fs.mkdirSync(folder);
    for (const [file, text] of writeStubs(schemas)) {
      writeFile(path.join(folder, file), text);
    }
    folders.set(schemas, folder);
    return folder;
  }

  return {
    /** Compiles a program against stub packages for schemas, together with the files before it. */
    compile(program: string, schemas: readonly Schema[], before: readonly string[]): Compiled {
      const folder = folderOf(schemas);
      const packages = fs
        .readdirSync(folder)
        .map((name) => ({pkgName: name, pkgPath: path.join(folder, name)}));
      const paths = [...before, program].map((text, index) => {
        const file = path.join(programs, `file${index}.k`);
        fs.writeFileSync(file, text);
        return file;
      });
      const main = paths.at(-1) ?? '';
      const options = [[], [], false, false, 0, 0, false];
      const args = new native.ExecProgramArgs(paths, [], programs, ...options, packages);
      try {
        const {yamlResult, errMessage} = native.execProgram(args);
        return {yaml: `${yamlResult.trimEnd()}\n`, faults: parseMessages(errMessage, main)};
      } catch (error) {
        return {yaml: '', faults: parseMessages((error as Error).message, main)};
      }
    },
    parse: (program: string): Fault[] =>
      native
        .parseFile(new native.ParseFileArgs('sample.k', program))
        .errors.flatMap(({messages}) =>
          messages.map(({msg, pos}) => ({line: pos?.line ?? 1, rule: 'kcl', message: `KCL says: ${msg}.`})),
        ),
    /** Removes the temporary files. */
    close: () => fs.rmSync(root, {recursive: true}),
  };
}
