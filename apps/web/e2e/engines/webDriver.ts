import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { freePort } from '@portfolio/tools/ports';

/** Sends a WebDriver command (https://www.w3.org/TR/webdriver2) by its Marionette name. Only one command may be pending. */
type Send = (command: string, parameters: Record<string, unknown>) => Promise<unknown>;

/** URL paths of the supported commands, relative to the session. */
const paths: Record<string, (id: unknown) => string> = {
  Navigate: () => 'url',
  ExecuteScript: () => 'execute/sync',
  SetWindowRect: () => 'window/rect',
  ElementClick: (id) => `element/${String(id)}/click`,
  ElementSendKeys: (id) => `element/${String(id)}/value`,
};

export interface Browser {
  send: Send;
  close(): Promise<void>;
}

const startTimeout = { timeout: 60_000 };

const findProgram = (...names: string[]) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Returns a function that stops the program and its child processes. */
function launch(program: string, args: string[], env = process.env) {
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env });
  const stop = () => {
    process.off('exit', stop);
    try {
      if (child.pid !== undefined) process.kill(-child.pid);
    } catch {
      // The program has already stopped.
    }
  };
  process.once('exit', stop);
  return stop;
}

type Reply = [type: 1, id: number, error: { message: string } | null, result: { value?: unknown }];

/** Yields Firefox's greeting, then its replies. A reply has the form `length:[type, id, error, result]`. */
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

/** Returns a function that sends commands in the form `length:[type, id, name, parameters]` (Marionette protocol). */
async function marionette(socket: Socket): Promise<Send> {
  const replies = repliesOn(socket);
  await replies.next();
  return async (command, parameters) => {
    const text = JSON.stringify([0, 0, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { value: reply } = await replies.next();
    if (!reply) throw new Error('Firefox closed the connection');
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
  }).toPass(startTimeout);
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
  const request = async (method: string, path: string, body?: object) => {
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
    session = await request('POST', '', { capabilities: { alwaysMatch: {} } });
  }).toPass(startTimeout);
  const { sessionId } = session as { sessionId: string };
  return {
    send: (command, { id, ...parameters }) =>
      request('POST', `/${sessionId}/${paths[command]!(id)}`, parameters),
    async close() {
      await request('DELETE', `/${sessionId}`);
      stop();
    },
  };
}

/** Returns the engines to test in addition to Chromium. */
export function otherEngines() {
  const firefox = findProgram('firefox', 'firefox-esr');
  const webKit = findProgram('WebKitWebDriver');
  const hasDisplay = process.env['DISPLAY'] ?? findProgram('xvfb-run');
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
