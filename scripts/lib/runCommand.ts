/** Runs a command. If it throws an error, prints only the message, which tells the user what to change, and fails. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  });
}
