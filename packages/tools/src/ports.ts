import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import getPort, { portNumbers } from 'get-port';
import { ToolError } from './workspace';

/** The loopback address: nothing that this package serves is reachable from another machine. */
export const loopback = '127.0.0.1';

/** How many ports after the usual one are tried before any other. */
const neighbours = 50;

/**
 * Chooses a port for a server that people open: the one that a variable such as `WEB_PORT` names, else the usual one, else the next
 * that is free.
 *
 * @returns A port that nothing uses, and that no later call of this process gets either.
 * @throws ToolError when the variable's value is no port, or in use: what was asked for is not replaced by something else.
 */
export async function choosePort(
  variable: string,
  usual: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const text = env[variable]?.trim();
  if (!text) return getPort({ port: portNumbers(usual, usual + neighbours) });
  const wanted = Number(text);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
    throw new ToolError(
      `${variable} is '${text}', which is no port. Use a whole number from 1 to 65535, for example ${variable}=${usual}.`,
    );
  }
  if ((await getPort({ port: wanted })) === wanted) return wanted;
  throw new ToolError(
    `${variable} is ${wanted}, and that port is in use. Set another, or leave it unset to have one chosen.`,
  );
}

/** A port that nothing uses now. */
export const freePort = () => getPort({ host: loopback });

/** Starts listening on the loopback address, and returns the port; 0 asks the system for any free one. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, loopback);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Stops listening and ends open connections at once, so that Ctrl+C never waits for a browser tab. It may have stopped before. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
