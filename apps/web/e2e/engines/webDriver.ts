import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { freePort } from '../nginx';

/** Sends one of WebDriver's commands (https://www.w3.org/TR/webdriver2), under the names that Firefox gives them. */
type Send = (command: Command, parameters: Record<string, unknown>) => Promise<unknown>;

/** The commands that are used, and their paths below a session. */
const paths = {
  Navigate: () => 'url',
  ExecuteScript: () => 'execute/sync',
  SetWindowRect: () => 'window/rect',
  ElementClick: (id: unknown) => `element/${String(id)}/click`,
  ElementSendKeys: (id: unknown) => `element/${String(id)}/value`,
} satisfies Record<string, (id: unknown) => string>;
type Command = keyof typeof paths;

/** A browser of another engine, with one window. */
export interface Browser {
  send: Send;
  close(): Promise<void>;
}

/** A browser's name, and how to start it: undefined where there is none. */
export interface Engine {
  name: string;
  advice: string;
  start: (() => Promise<Browser>) | undefined;
}

const startMs = 60_000;

/** A program in one of the folders in `PATH`. */
const find = (...names: string[]) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Tries until it works. */
async function insist<T>(attempt: () => Promise<T>): Promise<T> {
  const endMs = performance.now() + startMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > endMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Starts a program, without its noise. Returns how to end it and all that it has started. */
function launch(program: string, args: string[], env = process.env) {
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env });
  const stop = () => {
    process.off('exit', stop);
    try {
      if (child.pid !== undefined) process.kill(-child.pid);
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', stop);
  return stop;
}

/** Firefox takes the commands itself, without a driver: on a socket, as `length:[type, id, name, parameters]` (Marionette). */
function marionette(
  socket: Socket,
): Send & { raw: (name: string, parameters: object) => Promise<unknown> } {
  let received = Buffer.alloc(0);
  let last = 0;
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  socket.on('data', (data) => {
    received = Buffer.concat([received, Buffer.from(data)]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const reply = JSON.parse(received.subarray(colon + 1, end).toString()) as unknown;
      received = received.subarray(end);
      if (!Array.isArray(reply)) continue;
      const [, id, error, result] = reply as [
        1,
        number,
        { message: string } | null,
        { value: unknown },
      ];
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result && 'value' in result ? result.value : result);
    }
  });
  const raw = (name: string, parameters: object) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return Object.assign(raw, { raw });
}

async function startFirefox(program: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  await writeFile(join(profile, 'user.js'), `user_pref("marionette.port", ${port});`);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const stop = launch(program, args, { ...process.env, HOME: profile });
  const socket = await insist(
    () =>
      new Promise<Socket>((resolve, reject) => {
        const one = connect(port, '127.0.0.1', () => resolve(one));
        one.once('error', reject);
      }),
  );
  const send = marionette(socket);
  await send.raw('NewSession', {});
  return {
    send,
    async close() {
      socket.destroy();
      stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function startWebKit(program: string): Promise<Browser> {
  const port = await freePort();
  const driver = [program, `--port=${port}`] as const;
  const stop = process.env['DISPLAY']
    ? launch(driver[0], [driver[1]])
    : launch('xvfb-run', ['--auto-servernum', ...driver]);
  const ask = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const session = await insist(() => ask('POST', '', { capabilities: { alwaysMatch: {} } }));
  const { sessionId } = session as { sessionId: string };
  return {
    send: (command, { id, ...parameters }) =>
      ask('POST', `/${sessionId}/${paths[command](id)}`, parameters),
    async close() {
      await ask('DELETE', `/${sessionId}`);
      stop();
    },
  };
}

/** The engines that are tried beside Chromium. */
export function otherEngines(): Engine[] {
  const firefox = find('firefox', 'firefox-esr');
  const webKit = find('WebKitWebDriver');
  const hasDisplay = process.env['DISPLAY'] ?? find('xvfb-run');
  return [
    {
      name: 'Firefox',
      advice: 'no Firefox found. Debian: apt-get install firefox-esr',
      start: firefox === undefined ? undefined : () => startFirefox(firefox),
    },
    {
      name: 'WebKit',
      advice:
        'no WebKit with a display found. Debian: apt-get install webkit2gtk-driver xvfb xauth',
      start: webKit && hasDisplay ? () => startWebKit(webKit) : undefined,
    },
  ];
}
