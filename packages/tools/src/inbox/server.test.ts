import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rawRequest } from '../rawRequest';
import { repoRoot } from '../workspace';
import { inboxFile, startInbox, type Inbox } from './server';

const siteUrl = 'http://127.0.0.1:4173';
let folder: string;
let inbox: Inbox;
const restart = async (name = 'deep/messages.jsonl') => {
  await inbox?.close();
  inbox = await startInbox({ port: 0, file: join(folder, name), siteUrl });
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-test-'));
  return restart();
});
afterEach(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true });
});

const contact = { name: 'Ada', message: 'Could you build\r\nan engine?' };

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(inbox.url + path, { method: 'POST', body, headers, redirect: 'manual' });
const postPage = (fields: Record<string, string> = contact) =>
  post('/contact', new URLSearchParams(fields));
const postScript = (fields: Record<string, string> = contact, form = 'contact') =>
  post(`/ajax/${form}`, new URLSearchParams(fields));
const fields = () => inbox.messages().map((message) => Object.fromEntries(message.fields));

it.each([
  ['/me/contact/sent', '/me/contact/sent'],
  ['https://evil.example/sent', '/contact/thank-you'],
  ['//evil.example/sent', '/contact/thank-you'],
  ['javascript:alert(1)', '/contact/thank-you'],
])('with _next %s, redirects to %s on the same site', async (next, path) => {
  const { status, headers } = await postPage({ ...contact, _next: next });
  expect([status, headers.get('location')]).toEqual([303, path]);
});

it("stores a file's name but not the file", async () => {
  const data = new FormData();
  data.append('cv', new File(['x'.repeat(2000)], 'cv.pdf'));
  expect((await post('/feedback', data)).status).toBe(303);
  expect(fields()).toEqual([{ cv: 'cv.pdf (2 KB, not stored)' }]);
});

it("separates the service's fields from the message", async () => {
  await postPage({ ...contact, _subject: 'Site', 'cf-turnstile-response': 'XXXX.DUMMY' });
  expect(fields()).toEqual([contact]);
  expect(inbox.messages()[0]?.control).toEqual([
    ['_subject', 'Site'],
    ['cf-turnstile-response', 'XXXX.DUMMY'],
  ]);
});

it.each<[reason: string, send: () => Promise<{ status: number }>, status: number]>([
  ['empty', () => postScript({ name: ' ' }), 400],
  ['not a form', () => post('/contact', 'name', { 'Content-Type': 'text/plain' }), 400],
  ['caught by the honeypot', () => postPage({ ...contact, _honey: 'http://spam.example' }), 303],
  ['for an unknown path', () => post('/a/b/c', new URLSearchParams(contact)), 404],
  ['for another host', () => rawRequest(inbox.url, '/', { Host: 'evil.example' }, 'POST'), 421],
])('does not store a message that is %s', async (_, send, status) => {
  expect((await send()).status).toBe(status);
  expect(inbox.messages()).toEqual([]);
});

it('stores a message only once if it is sent again', async () => {
  for (const [messageId, form] of [['1-2'], ['1-2'], ['1-3'], ['1-2', 'feedback']] as const)
    expect((await postScript({ ...contact, messageId: messageId! }, form)).status).toBe(200);
  expect(inbox.messages()).toHaveLength(3);
});

// `contact.spec.ts` submits a form under each simulated fault.
it('does not store a message if error 500 is simulated', async () => {
  inbox.simulateFault({ mode: '500' });
  for (const response of [await postScript(), await postPage()]) expect(response.status).toBe(500);
  expect(inbox.messages()).toEqual([]);
});

it('shows complete messages, escaped', async () => {
  const markup = `"><script>alert('1')</script>&amp;`;
  const message = `${contact.message} ${markup}`;
  await postPage({ message, name: markup, [markup]: markup, _subject: markup });
  const response = await fetch(inbox.url);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const text = await response.text();
  expect(text).toContain('<title>(1) Inbox</title>');
  expect(text).toContain('<dd>Could you build\r\nan engine?');
  expect(text).not.toContain('<script');
});

it('keeps messages when the inbox restarts', async () => {
  const sent = { message: 'வணக்கம் – "quoted" <b>marked</b> 🙂', messageId: '1-2' };
  await postScript(sent);
  await restart();
  await postScript(sent);
  expect(fields()).toEqual([{ message: sent.message }]);
  expect(statSync(join(folder, 'deep/messages.jsonl')).mode & 0o077).toBe(0);
});

it('refuses a file that contains anything other than messages', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'Some notes');
  await expect(restart('notes.txt')).rejects.toThrow(/notes\.txt could not be read.*INBOX_FILE/);
});

it('stores messages in INBOX_FILE, or in .inbox by default', () => {
  expect(inboxFile({})).toBe(join(repoRoot, '.inbox/messages.jsonl'));
  expect(inboxFile({ INBOX_FILE: 'elsewhere/m.db' })).toBe(join(repoRoot, 'elsewhere/m.db'));
});
