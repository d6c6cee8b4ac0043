import type {Schema} from '../../src/remark/reference/data/kinds';
import type {Context, Verifier} from './context';
import type {Compiled, KclCompiler} from './kcl/compiler';
import type {Fault, Sample} from './types';

const noSchemas: readonly Schema[] = [];

/** The blocks that a program is compiled with, as named by `with`. */
function filesBefore({marks, titled}: Sample): {sources: string[]; faults: Fault[]} {
  const names = (marks.get('with') ?? '').split(',').filter((name) => name !== '');
  const missing = names.filter((name) => !titled.has(name));
  return {
    sources: names.flatMap((name) => titled.get(name)?.join('\n') ?? []),
    faults: missing.map((name) => ({
      line: 0,
      rule: 'unknown-file',
      message: `"with" names "${name}", but no block on this page has that title.`,
    })),
  };
}

/** Compiles a program for the version of its page. On an unversioned page, it must compile for any version. */
export function compileSample(sample: Sample, context: Context, compiler: KclCompiler): Compiled {
  const {sources, faults} = filesBefore(sample);
  if (faults.length > 0) {
    return {yaml: '', faults};
  }
  const versions = context.reference.candidates('kusion', 'schemas', sample.place);
  const program = `${sample.lines.join('\n')}\n`;
  const packages = versions.length === 0 ? [noSchemas] : versions.map(({data}) => data.schemas);
  const results = packages.map((schemas) => compiler.compile(program, schemas, sources));
  const [first = {yaml: '', faults: []}] = results;
  return results.find(({faults}) => faults.length === 0) ?? first;
}

/** Parses a part of a program: statements, or the body of a schema. */
function parseFragment(program: string, compiler: KclCompiler): readonly Fault[] {
  const asStatements = compiler.parse(`${program}\n`);
  if (asStatements.length === 0) {
    return [];
  }
  const asEntries = compiler
    .parse(`_ = {\n${program}\n}\n`)
    .map((fault) => ({...fault, line: fault.line - 1}));
  if (asEntries.length === 0) {
    return [];
  }
  const last = program.split('\n').length;
  const [best = []] = [asStatements, asEntries].sort((a, b) => (b[0]?.line ?? 0) - (a[0]?.line ?? 0));
  return best.slice(0, 1).map((fault) => ({...fault, line: Math.min(Math.max(fault.line, 1), last)}));
}

/** KCL: compiles programs and parses fragments. */
export const verifyKcl: Verifier = (sample, context) => {
  const {kcl} = context;
  if (!kcl) {
    return [];
  }
  return sample.marks.has('fragment')
    ? [...parseFragment(sample.lines.join('\n'), kcl)]
    : [...compileSample(sample, context, kcl).faults];
};
