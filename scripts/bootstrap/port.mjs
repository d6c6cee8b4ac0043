import net from 'node:net';

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a server can listen on the port
 */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen({port, host: 'localhost'}, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * Reads `--port <number>` from the arguments of a command.
 *
 * @param {readonly string[]} args
 * @param {number} fallback
 * @returns {number}
 * @throws {Error} if the value isn't a valid port
 */
export function portOf(args, fallback) {
  const at = args.indexOf('--port');
  if (at === -1) {
    return fallback;
  }
  const port = Number(args[at + 1]);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(
      `--port needs a number from 1 to 65535, for example --port 3001; it got "${args[at + 1] ?? ''}".`,
    );
  }
  return port;
}
