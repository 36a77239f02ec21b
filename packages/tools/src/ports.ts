import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import getPort, { portNumbers } from 'get-port';
import { ToolError } from './workspace';

/** The loopback address: no other machine can reach what this package serves. */
export const loopback = '127.0.0.1';

/** Number of ports to try after the usual one. */
const attempts = 50;

/**
 * Chooses a port for a server that people open: the one set in a variable such as `WEB_PORT`, or the usual one, or the next free one.
 *
 * @returns a free port that no later call of this process returns
 * @throws ToolError if the variable's value is not a port or is in use; it never falls back to another port
 */
export async function choosePort(
  variable: string,
  usual: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const text = env[variable]?.trim();
  if (!text) return getPort({ port: portNumbers(usual, usual + attempts) });
  const wanted = Number(text);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
    throw new ToolError(
      `${variable} is '${text}', which is not a port. Use a whole number from 1 to 65535, for example ${variable}=${usual}.`,
    );
  }
  if ((await getPort({ port: wanted })) === wanted) return wanted;
  throw new ToolError(
    `${variable} is ${wanted}, but that port is in use. Set another, or unset it to use a free one.`,
  );
}

export const freePort = () => getPort({ host: loopback });

/** Starts listening on the loopback address and returns the port; 0 lets the system choose a free one. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, loopback);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Stops listening and closes open connections at once, so that Ctrl+C never waits for a browser tab. Does nothing if already stopped. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
