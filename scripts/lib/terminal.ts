import readline from 'node:readline/promises';

/** Whether a user can answer questions. */
export function isInteractive(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Asks a question on the terminal. @returns the trimmed answer */
export async function ask(question: string): Promise<string> {
  const terminal = readline.createInterface({input: process.stdin, output: process.stdout});
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}
