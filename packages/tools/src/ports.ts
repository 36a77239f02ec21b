import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import getPort, { portNumbers } from 'get-port';
import { ToolError } from './workspace';

/** The loopback address, which no other machine can reach. */
export const loopback = '127.0.0.1';

/**
 * Chooses a port for a server: the one set in a variable such as `WEB_PORT`, otherwise the default or the next free one.
 *
 * @returns a free port, which this process does not choose again within 15 seconds
 * @throws ToolError if the variable's value is not a free port
 */
export async function choosePort(
  variable: string,
  defaultPort: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const text = env[variable]?.trim();
  if (!text) return getPort({ port: portNumbers(defaultPort, defaultPort + 50) });
  const port = Number(text);
  if (port > 0 && (await getPort({ port }).catch(() => 0)) === port) return port;
  throw new ToolError(
    `${variable} is '${text}', which is not a free port. Set another, or unset it to use a free one.`,
  );
}

export const freePort = () => getPort({ host: loopback });

/** Starts listening on the loopback address and returns the port. Port 0 lets the system choose a free one. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, loopback);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Stops listening and immediately closes all open connections, so that Ctrl+C never waits for a browser tab. Does nothing on a stopped
 * server.
 */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
