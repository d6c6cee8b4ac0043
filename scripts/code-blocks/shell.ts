import {compareVersions} from '../../src/remark/reference/place';
import {sessionLines} from '../../src/remark/terminal/session';
import type {Context, Verifier} from './context';
import {checkCommand} from './shell/checkCommand';
import {readScript, simpleCommand, withoutSynopsisMarks, type CommandLine, type Word} from './shell/read';
import type {Fault, Sample} from './types';

/** Name of the program that a word starts, without a path such as `./`. */
function programOf({text, isOpen}: Word): string {
  return isOpen ? '' : text.replace(/^(?:\.|\/(?:[\w.-]+\/)*bin)\//, '');
}

/** The product that has a program, and the versions to check a sample against. */
function productOf(program: string, {place}: Sample, {reference}: Context) {
  for (const product of reference.products) {
    const versions = reference.all(product, 'cli');
    if (versions.some(({data}) => data.commands.some(({path}) => path.split(' ')[0] === program))) {
      return {product, versions, own: reference.candidates(product, 'cli', place)};
    }
  }
  return undefined;
}

const versionDependent = new Set(['unknown-flag', 'unknown-command', 'extra-argument']);

function checkLine(line: CommandLine, sample: Sample, context: Context): readonly Fault[] {
  const words = withoutSynopsisMarks(simpleCommand(line));
  const [program] = words;
  if (!program) {
    return [];
  }
  if (program.text === '$') {
    const message = 'Write commands without a prompt, so readers can copy them.';
    return [{line: program.line, rule: 'prompt', message}];
  }
  const known = productOf(programOf(program), sample, context);
  if (!known) {
    return [];
  }
  const {product, versions, own} = known;
  const named = words.map((word, index) => (index === 0 ? {...word, text: programOf(word)} : word));
  const results = own.map((version) => checkCommand(named, product, version));
  const [first] = results;
  if (!first || results.some((faults) => faults.length === 0)) {
    return [];
  }
  const right = versions
    .filter((version) => !checkCommand(named, product, version).some(({rule}) => versionDependent.has(rule)))
    .map(({version}) => version)
    .sort(compareVersions);
  const elsewhere = right.length === 0 ? '' : ` This line works in ${right.join(', ')}.`;
  return first.map((fault) =>
    versionDependent.has(fault.rule) ? {...fault, message: fault.message + elsewhere} : fault,
  );
}

/** Shell: checks the syntax, and each command of a tool with reference data. */
export const verifyShell: Verifier = (sample, context) => {
  const {commands, faults} = readScript(sample.lines.join('\n'));
  return [
    ...faults.map(({line, message}) => ({
      line,
      rule: 'shell-syntax',
      message: `Not valid shell: ${message}.`,
    })),
    ...commands.flatMap((line) => checkLine(line, sample, context)),
  ];
};

/** Recordings: checks their commands as shell. */
export const verifyTerminal: Verifier = (sample, context) => {
  const lines = sessionLines(sample.lines.join('\n')).map(({kind, text, printed}) =>
    kind === 'command' ? text.slice(printed) : '',
  );
  return verifyShell({...sample, lines}, context);
};
