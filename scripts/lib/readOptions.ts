import {parseArgs} from 'node:util';

/** Like `parseArgs`, but for a wrong option, prints what is wrong and the right ones, and exits with 1. */
export const readOptions: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    const [problem] = (error as Error).message.split(/\.\s/);
    const names = Object.keys(config?.options ?? {}).map((name) => `--${name}`);
    console.error(`${problem}. Options: ${names.join(', ')}.`);
    process.exit(1);
  }
};
