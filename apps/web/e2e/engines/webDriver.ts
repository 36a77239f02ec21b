import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { freePort } from '@portfolio/tools/ports';

/** Sends one of WebDriver's commands (https://www.w3.org/TR/webdriver2), under the name that Firefox gives it. One at a time. */
type Send = (command: string, parameters: Record<string, unknown>) => Promise<unknown>;

/** The paths of the commands that are used, below a session. */
const paths: Record<string, (id: unknown) => string> = {
  Navigate: () => 'url',
  ExecuteScript: () => 'execute/sync',
  SetWindowRect: () => 'window/rect',
  ElementClick: (id) => `element/${String(id)}/click`,
  ElementSendKeys: (id) => `element/${String(id)}/value`,
};

/** A browser of another engine, with one window. */
export interface Browser {
  send: Send;
  close(): Promise<void>;
}

const startTime = { timeout: 60_000 };

/** A program in one of the folders in `PATH`. */
const find = (...names: string[]) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

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

type Reply = [type: 1, id: number, error: { message: string } | null, result: { value?: unknown }];

/** What Firefox says on the socket: `length:[type, id, error, result]`, after a greeting. */
async function* repliesOn(socket: Socket) {
  let received = Buffer.alloc(0);
  for await (const data of socket) {
    received = Buffer.concat([received, data as Buffer]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) break;
      yield JSON.parse(received.subarray(colon + 1, end).toString()) as Reply;
      received = received.subarray(end);
    }
  }
}

/** Firefox takes the commands itself, without a driver: on a socket, as `length:[type, id, name, parameters]` (Marionette). */
async function marionette(socket: Socket): Promise<Send> {
  const replies = repliesOn(socket);
  await replies.next();
  return async (command, parameters) => {
    const text = JSON.stringify([0, 0, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { value: reply } = await replies.next();
    if (!reply) throw new Error('Firefox has closed the line');
    const [, , error, result] = reply;
    if (error) throw new Error(error.message);
    return result.value;
  };
}

async function startFirefox(program: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  await writeFile(join(profile, 'user.js'), `user_pref("marionette.port", ${port});`);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const stop = launch(program, args, { ...process.env, HOME: profile });
  let socket: Socket;
  await expect(async () => {
    socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
  }).toPass(startTime);
  const send = await marionette(socket!);
  await send('NewSession', {});
  return {
    send,
    async close() {
      socket!.destroy();
      stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function startWebKit(program: string): Promise<Browser> {
  const port = await freePort();
  const stop = process.env['DISPLAY']
    ? launch(program, [`--port=${port}`])
    : launch('xvfb-run', ['--auto-servernum', program, `--port=${port}`]);
  const ask = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  let session: unknown;
  await expect(async () => {
    session = await ask('POST', '', { capabilities: { alwaysMatch: {} } });
  }).toPass(startTime);
  const { sessionId } = session as { sessionId: string };
  return {
    send: (command, { id, ...parameters }) =>
      ask('POST', `/${sessionId}/${paths[command]!(id)}`, parameters),
    async close() {
      await ask('DELETE', `/${sessionId}`);
      stop();
    },
  };
}

/** The engines that are tried beside Chromium. */
export function otherEngines() {
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
