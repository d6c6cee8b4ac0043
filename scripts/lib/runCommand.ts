/**
 * Runs a command, and sets the exit code if it throws. A plain `Error` tells the user what to change, so only its message is
 * printed. Any other error is a bug, and is printed with its stack.
 */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const {message, stack, constructor} = error as Error;
    console.error(constructor === Error ? message : stack);
    process.exitCode = 1;
  });
}
