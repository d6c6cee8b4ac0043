import {compareVersions} from '../../src/remark/reference/data/timeless';
import {checkCommand} from './shell/checkCommand';
import {commandTable, type CommandTable} from './shell/commandTable';
import {readScript, type CommandLine, type Word} from './shell/read';
import {simpleCommand, withoutSynopsisMarks} from './shell/simpleCommand';
import type {Context, Fault, Sample, Verifier} from './types';

/** Program that a word starts: a path such as `./karpor` counts as its last part. */
function programOf({text, isOpen}: Word): string {
  return isOpen ? '' : text.replace(/^(?:\.|\/(?:[\w.-]+\/)*bin)\//, '');
}

/** Tables of the product that has a program: what the sample may use, and every version. */
function tablesOf(program: string, {place}: Sample, {reference}: Context) {
  for (const product of reference.products) {
    const versions = reference.all(product, 'cli');
    if (versions.some(({data}) => data.commands.some(({path}) => path.split(' ')[0] === program))) {
      const tables = (list: typeof versions) => list.map((version) => commandTable(product, version));
      return {own: tables(reference.candidates(product, 'cli', place)), all: tables(versions)};
    }
  }
  return undefined;
}

const versionDependent = new Set(['unknown-flag', 'unknown-command', 'extra-argument']);

/** Versions that know the commands and flags of a line, for the message about one that does not. */
function elsewhere(words: readonly Word[], tables: readonly CommandTable[]): string {
  const right = tables
    .filter((table) => !checkCommand(words, table).faults.some(({rule}) => versionDependent.has(rule)))
    .map(({version}) => version)
    .sort(compareVersions);
  return right.length === 0 ? '' : ` The line is one of ${right.join(', ')}.`;
}

function checkLine(line: CommandLine, sample: Sample, context: Context): Fault[] {
  const words = withoutSynopsisMarks(simpleCommand(line));
  const [program] = words;
  if (!program) {
    return [];
  }
  if (program.text === '$' || program.text === '>') {
    return [
      {
        line: program.line,
        rule: 'prompt',
        message: 'A command stands without a prompt sign, so that it can be copied.',
      },
    ];
  }
  const tables = tablesOf(programOf(program), sample, context);
  if (!tables) {
    return [];
  }
  const named = words.map((word, index) => (index === 0 ? {...word, text: programOf(word)} : word));
  const results = tables.own.map((table) => checkCommand(named, table).faults);
  if (results.some((faults) => faults.length === 0)) {
    return [];
  }
  const faults = results[0] ?? [];
  const other = elsewhere(named, tables.all);
  return faults.map((fault) =>
    versionDependent.has(fault.rule) ? {...fault, message: fault.message + other} : fault,
  );
}

/** Complaints of bash as faults; the first is the one that matters. */
function parseBash(output: string, last: number): Fault[] {
  const match = /line (\d+): (.*)/.exec(output);
  return match
    ? [
        {
          line: Math.min(Number(match[1]), last),
          rule: 'shell-syntax',
          message: `bash says: ${match[2] ?? ''}.`,
        },
      ]
    : [];
}

/** A script as bash may parse it: what is for the reader to fill in would be a redirection. */
function withoutPlaceholders(script: string): string {
  return script.replace(/<[A-Z][\w./:-]*>/gi, (placeholder) => 'x'.repeat(placeholder.length));
}

/** What gives a script structure: in plain commands nothing can be wrong that reading them would not show. */
const structure =
  /[(){};|&<>`]|\b(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|select|function)\b/;

/** Shell: the syntax, and each line of a tool that has reference data. */
export const verifyShell: Verifier = async (sample, context) => {
  const script = sample.lines.join('\n');
  const {commands, faults} = readScript(script);
  const broken = faults.map(({line, message}): Fault => ({line, rule: 'shell-syntax', message}));
  const complaints =
    broken.length === 0 && context.tools.bash && structure.test(withoutPlaceholders(script))
      ? parseBash(await context.tools.bash(`${withoutPlaceholders(script)}\n`), sample.lines.length)
      : [];
  return [...broken, ...complaints, ...commands.flatMap((line) => checkLine(line, sample, context))];
};
