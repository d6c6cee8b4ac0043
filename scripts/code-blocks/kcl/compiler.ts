import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type {Fault} from '../types';
import {parseMessages} from './messages';
import type {Stubs} from './stubs';

/** Output of a program, or its errors. */
export interface Compiled {
  readonly yaml: string;
  readonly faults: readonly Fault[];
}

/** The KCL compiler. */
export interface KclCompiler {
  /** Compiles a program against packages, together with the files before it. */
  readonly compile: (program: string, stubs: Stubs, before?: readonly string[]) => Compiled;
  readonly parse: (program: string) => readonly Fault[];
  /** Removes the temporary files. */
  readonly close: () => void;
}

/** The part of the native package used here. */
interface Native {
  readonly ExecProgramArgs: new (...args: unknown[]) => object;
  readonly ParseFileArgs: new (path: string, source: string) => object;
  readonly execProgram: (args: object) => {yamlResult: string; errMessage: string};
  readonly parseFile: (args: object) => {errors: {messages: {msg: string; pos?: {line: number}}[]}[]};
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
export function kclCompiler(): KclCompiler | undefined {
  const native = loadNative();
  if (!native) {
    return undefined;
  }
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kcl-samples-'));
  const folders = new Map<Stubs, string>();
  const programs = path.join(root, 'program');
  fs.mkdirSync(programs);

  function folderOf(stubs: Stubs): string {
    const known = folders.get(stubs);
    if (known !== undefined) {
      return known;
    }
    const folder = path.join(root, `packages-${folders.size}`);
    for (const [file, text] of stubs) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), text);
    }
    folders.set(stubs, folder);
    return folder;
  }

  return {
    compile(program, stubs, before = []) {
      const folder = folderOf(stubs);
      const names = new Set([...stubs.keys()].map((file) => file.split('/')[0] ?? ''));
      const packages = [...names].map((pkgName) => ({pkgName, pkgPath: path.join(folder, pkgName)}));
      const paths = [...before, program].map((text, index) => {
        const file = path.join(programs, `file${index}.k`);
        fs.writeFileSync(file, text);
        return file;
      });
      const main = paths.at(-1) ?? '';
      const args = new native.ExecProgramArgs(
        paths,
        [],
        programs,
        [],
        [],
        false,
        false,
        0,
        0,
        false,
        packages,
      );
      try {
        const {yamlResult, errMessage} = native.execProgram(args);
        return {yaml: `${yamlResult.trimEnd()}\n`, faults: parseMessages(errMessage, main)};
      } catch (error) {
        return {yaml: '', faults: parseMessages((error as Error).message, main)};
      }
    },
    parse: (program) =>
      native
        .parseFile(new native.ParseFileArgs('sample.k', program))
        .errors.flatMap(({messages}) =>
          messages.map(({msg, pos}) => ({line: pos?.line ?? 1, rule: 'kcl', message: `KCL says: ${msg}.`})),
        ),
    close: () => fs.rmSync(root, {recursive: true}),
  };
}
