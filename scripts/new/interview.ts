import {hint} from '../../src/build/nearest';
import {ask, isInteractive} from '../lib/terminal';

/** A question whose answer can also be given as an option of the command. */
export interface Question {
  readonly text: string;
  readonly allowed?: readonly string[];
  /** Answer if none is given. */
  readonly fallback?: string;
  /** The problem with an answer, if any. */
  readonly fault?: (answer: string) => string | undefined;
}

/** Asks questions. Call `finish` after the last one. */
export type Interview = ReturnType<typeof interview>;

function faultOf({allowed, fault}: Question, answer: string | undefined): string | undefined {
  if (answer === undefined) {
    return `is missing.${allowed ? ` Allowed: ${allowed.join(', ')}.` : ''}`;
  }
  return allowed && !allowed.includes(answer)
    ? `is "${answer}", which doesn't exist. ${hint(answer, allowed)}`
    : fault?.(answer);
}

function optionsOf(args: readonly string[]): Map<string, string> {
  return new Map(
    args.flatMap((word, index): [string, string][] => {
      const [, name = '', value] = /^--([^=]+)(?:=(.*))?$/.exec(word) ?? [];
      return name === '' ? [] : [[name, value ?? args[index + 1] ?? '']];
    }),
  );
}

async function replyTo({text, allowed, fallback}: Question): Promise<string | undefined> {
  const choice = allowed ? ` (${allowed.join(', ')})` : '';
  const reply = await ask(`${text}${choice}${fallback ? ` [${fallback}]` : ''}: `);
  return reply === '' ? fallback : reply;
}

/** Takes answers from options such as `--title "Search"`, and asks for the others if there is a terminal. */
export function interview(args: readonly string[]) {
  const options = optionsOf(args);
  const asked: string[] = [];
  return {
    /** @throws {Error} with all missing and wrong answers, if there is no terminal */
    async answers<Name extends string>(questions: Readonly<Record<Name, Question>>) {
      const faults: string[] = [];
      const result: Partial<Record<Name, string>> = {};
      for (const [name, question] of Object.entries(questions) as [Name, Question][]) {
        asked.push(name);
        let answer = options.get(name) ?? (isInteractive() ? await replyTo(question) : question.fallback);
        let fault = faultOf(question, answer);
        while (fault !== undefined && isInteractive()) {
          console.log(`--${name} ${fault}`);
          answer = await replyTo(question);
          fault = faultOf(question, answer);
        }
        faults.push(...(fault === undefined ? [] : [`--${name} ${fault} (${question.text})`]));
        result[name] = answer;
      }
      if (faults.length > 0) {
        throw new Error(faults.join('\n'));
      }
      return result as Record<Name, string>;
    },
    /** @throws {Error} if an option answers no question */
    finish(): void {
      const unknown = [...options.keys()].filter((name) => !asked.includes(name));
      if (unknown.length > 0) {
        throw new Error(
          unknown.map((name) => `--${name} is not an option here. ${hint(name, asked)}`).join('\n'),
        );
      }
    },
  };
}
