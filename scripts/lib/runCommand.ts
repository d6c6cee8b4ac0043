/**
 * Runs a command, which fails if it throws. Of a plain `Error`, only the message is printed, because it tells the user what
 * to change. Other errors are bugs, and are printed with their stack.
 */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const {message, stack} = error as Error;
    console.error((error as Error).constructor === Error ? message : stack);
    process.exitCode = 1;
  });
}
