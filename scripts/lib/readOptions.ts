import {parseArgs} from 'node:util';

/** Like `parseArgs`, but for a wrong option, prints what is wrong instead of a stack trace and exits with 1. */
export const readOptions: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
};
