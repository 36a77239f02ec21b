import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { ToolError } from './workspace';

/** Every local address of this project: the variable that moves it, and where it is by default. */
export const defaultPorts = {
  WEB_PORT: 4173,
  PRINT_PORT: 4174,
  STORYBOOK_PORT: 6006,
  INBOX_PORT: 4175,
} as const;

/** The name of a variable that sets a port. */
export type PortVariable = keyof typeof defaultPorts;

/** The loopback address: nothing that this package serves is reachable from another machine by default. */
export const loopback = '127.0.0.1';

/**
 * Reads a port from the environment.
 *
 * @returns The variable's value, or the default when it is unset or empty.
 * @throws ToolError when the value is no port (0 to 65535; 0 asks the system for any free one).
 */
export function portFrom(variable: PortVariable, env: NodeJS.ProcessEnv = process.env): number {
  const text = env[variable]?.trim();
  if (!text) return defaultPorts[variable];
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ToolError(
      `${variable} is '${text}', which is no port. Use a whole number from 1 to 65535, for example ${variable}=${defaultPorts[variable]}.`,
    );
  }
  return port;
}

/** What to tell someone whose port is taken, or not allowed. */
function portFault(error: NodeJS.ErrnoException, port: number, variable?: string): Error {
  const other = port < 50_000 ? port + 10_000 : port - 10_000;
  const remedy = variable
    ? `Stop what uses it, or set another with ${variable}, for example ${variable}=${other}.`
    : 'Stop what uses it, or choose another.';
  if (error.code === 'EADDRINUSE') return new ToolError(`Port ${port} is in use. ${remedy}`);
  if (error.code === 'EACCES') {
    return new ToolError(`Port ${port} may not be opened by this account. ${remedy}`);
  }
  return error;
}

/**
 * Starts listening.
 *
 * @param variable The variable named in the message when the port is taken.
 * @returns The port, which differs from the one asked for when that was 0.
 * @throws ToolError when the port is in use or not allowed.
 */
export function listen(
  server: Server,
  port: number,
  host: string = loopback,
  variable?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portFault(error, port, variable)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Stops listening and ends open connections at once, so that Ctrl+C never waits for a browser tab. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

/**
 * Opens and closes each port once, so that a taken one is reported before a build of a minute and not after.
 *
 * @throws ToolError for the first port that is in use or asked for twice.
 */
export async function requireFreePorts(
  ports: Partial<Record<PortVariable, number>>,
): Promise<void> {
  const seen = new Map<number, string>();
  for (const [variable, port] of Object.entries(ports)) {
    if (port === 0) continue;
    const other = seen.get(port);
    if (other) {
      throw new ToolError(`${other} and ${variable} are both ${port}. Give each its own port.`);
    }
    seen.set(port, variable);
    const probe = createServer();
    await new Promise<void>((resolve, reject) => {
      probe.once('error', (error) => reject(portFault(error, port, variable)));
      probe.listen(port, loopback, () => probe.close(() => resolve()));
    });
  }
}

/** A port that nothing uses now, for a program that cannot be asked which one it took. */
export async function freePort(): Promise<number> {
  const server = createHttpServer();
  const port = await listen(server, 0);
  await close(server);
  return port;
}
