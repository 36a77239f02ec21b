import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rawRequest } from '../rawRequest';
import { repoRoot } from '../workspace';
import type { MisbehaviourMode } from './misbehaviour';
import { inboxFile, startInbox, type Inbox } from './server';
import { bodyLimitBytes } from './submission';

const siteUrl = 'http://127.0.0.1:4173';
let inbox: Inbox;
beforeEach(async () => {
  inbox = await startInbox({ port: 0, file: ':memory:', siteUrl });
});
afterEach(() => inbox.close());

const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  message: 'Could you build\nan engine?',
};

function post(
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(inbox.url + path, { method: 'POST', body, headers, redirect: 'manual' });
}

const postPage = (fields: Record<string, string> = contact, headers?: Record<string, string>) =>
  post('/contact', new URLSearchParams(fields), headers);
const asJson = { 'Content-Type': 'application/json', Accept: 'application/json' };
const postJson = (path: string, fields: unknown = contact) =>
  post(path, JSON.stringify(fields), asJson);
const fieldsOf = (index = 0) => Object.fromEntries(inbox.messages()[index]?.fields ?? []);

describe('a form that posts the page', () => {
  it('is kept and sent on to the thank-you page of the site it came from', async () => {
    const response = await postPage(contact, { Referer: 'http://localhost:5173/contact?a=b' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('http://localhost:5173/contact/thank-you');
    expect(fieldsOf()).toEqual(contact);
    expect(inbox.messages()[0]).toMatchObject({
      form: 'contact',
      protocol: 'page',
      readAt: null,
      page: 'http://localhost:5173/contact?a=b',
    });
  });

  it('goes on to the page in _next, absolute or not, and to the site where nothing tells', async () => {
    const locationFor = async (next: string, headers?: Record<string, string>) =>
      (await postPage({ ...contact, _next: next }, headers)).headers.get('location');
    expect(await locationFor('https://example.com/sent')).toBe('https://example.com/sent');
    expect(await locationFor('/contact/sent')).toBe(`${siteUrl}/contact/sent`);
    expect(await locationFor('/sent', { 'X-Forwarded-Host': '127.0.0.1:4999' })).toBe(
      'http://127.0.0.1:4999/sent',
    );
    expect(await locationFor('javascript:alert(1)')).toBe(`${siteUrl}/contact/thank-you`);
    expect(await locationFor('/sent', { 'X-Forwarded-Host': 'elsewhere.example' })).toBe(
      `${siteUrl}/sent`,
    );
  });

  it('may be multipart; a file in it is named, not kept', async () => {
    const data = new FormData();
    data.append('name', 'Ada');
    data.append('cv', new File(['x'.repeat(2000)], 'cv.pdf'));
    expect((await post('/feedback', data)).status).toBe(303);
    expect(fieldsOf()).toEqual({ name: 'Ada', cv: 'cv.pdf (2 KB, not kept)' });
  });

  it('keeps what speaks to the service apart from the message', async () => {
    await postPage({
      ...contact,
      _subject: 'Site',
      _captcha: 'false',
      'cf-turnstile-response': 'XXXX.DUMMY.TOKEN.XXXX',
    });
    expect(fieldsOf()).toEqual(contact);
    expect(inbox.messages()[0]?.control.map(([name]) => name)).toEqual([
      '_subject',
      '_captcha',
      'cf-turnstile-response',
    ]);
  });
});

describe('a form that posts by script', () => {
  it("gets FormSubmit's answer, in which success is a text", async () => {
    const response = await postJson('/ajax/contact');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({
      success: 'true',
      message: 'The form was submitted successfully.',
    });
    expect(inbox.messages()[0]?.protocol).toBe('formsubmit');
    expect(fieldsOf()).toEqual(contact);
  });

  it('is told apart by what it accepts as well', async () => {
    const response = await post('/contact', new URLSearchParams(contact), {
      Accept: 'application/json',
    });
    expect(await response.json()).toMatchObject({ success: 'true' });
  });

  it("gets Formspree's answers under /f/", async () => {
    expect(await (await postJson('/f/xyzabc')).json()).toEqual({
      ok: true,
      next: `${siteUrl}/xyzabc/thank-you`,
    });
    expect(inbox.messages()[0]).toMatchObject({ form: 'xyzabc', protocol: 'formspree' });
    const refusal = await postJson('/f/xyzabc', { ...contact, email: 'nobody' });
    expect(refusal.status).toBe(422);
    expect(await refusal.json()).toMatchObject({ errors: [{ code: 'TYPE_EMAIL' }] });
    const page = await post('/f/xyzabc', new URLSearchParams(contact));
    expect(page.status).toBe(303);
  });

  it('may come from another origin', async () => {
    const response = await fetch(`${inbox.url}/ajax/contact`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('Content-Type');
  });

  it('may have lists and numbers', async () => {
    await postJson('/ajax/feedback', { q1: ['Yes', 'No'], q2: 3, q3: null });
    expect(inbox.messages()[0]?.fields).toEqual([
      ['q1', 'Yes'],
      ['q1', 'No'],
      ['q2', '3'],
      ['q3', ''],
    ]);
  });
});

describe('what is not a message', () => {
  it('is turned away: nothing in it, malformed, of another type, too large', async () => {
    const answers = await Promise.all([
      postJson('/ajax/contact', { name: ' ' }),
      post('/ajax/contact', '{"name"', asJson),
      postJson('/ajax/contact', ['name']),
      post('/contact', 'name', { 'Content-Type': 'text/plain' }),
      post('/contact', 'garbage', { 'Content-Type': 'multipart/form-data; boundary=x' }),
      postPage({ message: 'x'.repeat(bodyLimitBytes) }),
      postPage(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f${i}`, 'x']))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 415, 400, 413, 413]);
    expect(await answers[0]?.json()).toMatchObject({ success: 'false' });
    expect(inbox.messages()).toEqual([]);
  });

  it('is taken with a smile and thrown away when a program filled in the honeypot', async () => {
    expect((await postPage({ ...contact, _honey: 'http://spam.example' })).status).toBe(303);
    expect((await postJson('/f/x', { ...contact, _gotcha: 'spam' })).status).toBe(200);
    expect(inbox.messages()).toEqual([]);
    await postPage({ ...contact, _honey: '' });
    expect(inbox.messages()).toHaveLength(1);
  });

  it('is kept once, however often the same one is sent', async () => {
    await postJson('/ajax/contact', { ...contact, messageId: '1-2' });
    expect((await postJson('/ajax/contact', { ...contact, messageId: '1-2' })).status).toBe(200);
    expect(inbox.messages()).toHaveLength(1);
    expect(fieldsOf()).toEqual(contact);
    await postJson('/ajax/contact', { ...contact, messageId: '1-3' });
    await postJson('/ajax/feedback', { ...contact, messageId: '1-2' });
    expect(inbox.messages()).toHaveLength(3);
  });

  it('is no fault of ours, however odd: deep nesting, an address that is none', async () => {
    const deep = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await post('/ajax/contact', deep, asJson)).status).toBe(400);
    expect((await rawRequest(inbox.url, '//')).status).toBe(404);
    expect((await rawRequest(inbox.url, 'http://%')).status).toBe(400);
  });

  it('has no address here', async () => {
    expect((await fetch(`${inbox.url}/contact`)).status).toBe(404);
    expect((await post('/a/b/c', new URLSearchParams(contact))).status).toBe(404);
  });
});

describe("the owner's page", () => {
  const page = async (path = '/') => (await fetch(inbox.url + path)).text();

  it('says so while there is nothing, and points at the forms', async () => {
    const text = await page();
    expect(text).toContain('No messages yet');
    expect(text).toContain(`href="${siteUrl}/contact"`);
    expect(text).toContain('<title>Inbox</title>');
  });

  it('lists messages with the unread marked, and shows one in full', async () => {
    await postPage({ ...contact, _subject: 'Site' });
    const { id } = inbox.messages()[0] ?? { id: 0 };
    const text = await page();
    expect(text).toContain('<title>(1) Inbox</title>');
    expect(text).toContain('1 message, 1 unread');
    expect(text).toMatch(/Ada Byron<span class="hidden"> \(unread\)/);
    expect(text).toContain('Contact: Could you build an engine?');

    const full = await page(`/messages/${id}`);
    expect(full).toContain('aria-current="page"');
    expect(full).toContain('<dt>First name</dt>');
    expect(full).toContain('<dd>Could you build\nan engine?</dd>');
    expect(full).toContain('href="mailto:ada%40example.com?subject=');
    expect(full).toContain('<dd>Site</dd>');
  });

  it('escapes everything a stranger may have written', async () => {
    const nasty = `"><script>alert('1')</script>&amp;`;
    await post('/ajax/feed-back', JSON.stringify({ [nasty]: nasty, name: nasty, email: nasty }), {
      ...asJson,
      Referer: `http://127.0.0.1/${nasty}`,
    });
    expect(inbox.messages()).toHaveLength(0);
    await postJson('/ajax/feed-back', { [nasty]: nasty, name: nasty, _subject: nasty });
    for (const path of ['/', `/messages/${inbox.messages()[0]?.id}`]) {
      const text = await page(path);
      expect(text).not.toContain('<script');
      expect(text).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;');
    }
  });

  it('marks as read and unread, and deletes', async () => {
    await postPage();
    const path = `/messages/${inbox.messages()[0]?.id}`;
    const press = (action: string) => post(`${path}/${action}`, '');
    expect((await press('read')).headers.get('location')).toBe(path);
    expect(await page()).toContain('1 message, 0 unread');
    expect(await page(path)).toContain('Mark as unread');
    await press('unread');
    expect(inbox.messages()[0]?.readAt).toBeNull();
    expect((await press('delete')).headers.get('location')).toBe('/');
    expect(inbox.messages()).toEqual([]);
    expect((await press('delete')).status).toBe(404);
    expect((await fetch(inbox.url + path)).status).toBe(404);
  });

  it('shows a long list in pages', async () => {
    for (let index = 0; index < 103; index++) await postPage({ message: `number ${index}` });
    const first = await page();
    expect(first).toContain('number 102');
    expect(first).not.toContain('number 2<');
    const [, older] = /href="(\/\?before=\d+)"/.exec(first) ?? [];
    const rest = await page(older);
    expect(rest).toContain('number 2<');
    expect(rest).not.toContain('Older messages');
  });

  it('runs no script, can be framed by nobody, and is what its type says', async () => {
    const { headers } = await fetch(inbox.url);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const { headers: sent } = await postJson('/ajax/contact');
    expect(sent.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('has its style sheet in both themes', async () => {
    const css = await fetch(`${inbox.url}/inbox.css`);
    expect(css.headers.get('content-type')).toContain('text/css');
    expect(await css.text()).toMatch(/--ground:light-dark\(#\w+,#\w+\)/);
    expect((await fetch(`${inbox.url}/fonts/nothing.woff2`)).status).toBe(404);
  });
});

describe('other sites', () => {
  it('cannot delete a message', async () => {
    await postPage();
    const path = `/messages/${inbox.messages()[0]?.id}/delete`;
    expect((await post(path, '', { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(path, '', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(inbox.messages()).toHaveLength(1);
    expect((await post(path, '', { Origin: inbox.url })).status).toBe(303);
  });

  it('cannot reach it under a name of their own', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest(
        { host: '127.0.0.1', port: inbox.port, headers: { Host: 'evil.example' } },
        (response) => resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
  });

  it("find no open port on this machine's other addresses", async () => {
    const addresses = Object.values(networkInterfaces())
      .flatMap((one) => one ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of addresses) {
      await expect(
        new Promise((resolve, reject) => {
          connect({ host: address, port: inbox.port })
            .once('connect', resolve)
            .once('error', reject);
        }),
      ).rejects.toThrow();
    }
    expect(new URL(inbox.url).hostname).toBe('127.0.0.1');
  });
});

describe('told to misbehave', () => {
  it('refuses as the services do', async () => {
    inbox.misbehave({ mode: '429' });
    const limited = await postJson('/ajax/contact');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await limited.json()).toMatchObject({ success: 'false' });
    inbox.misbehave({ mode: '500' });
    expect(await (await postJson('/f/x')).json()).toMatchObject({
      errors: [{ code: 'SERVER_ERROR' }],
    });
    inbox.misbehave({ mode: '403' });
    const page = await postPage();
    expect([page.status, page.headers.get('content-type')]).toEqual([
      403,
      'text/html; charset=utf-8',
    ]);
    expect(inbox.messages()).toEqual([]);
  });

  it('answers 200 and yet fails: a page, broken JSON, nothing, a refusal in the body', async () => {
    const bodyFor = async (mode: MisbehaviourMode) => {
      inbox.misbehave({ mode });
      const response = await postJson('/ajax/contact');
      return [response.status, await response.text()] as const;
    };
    expect(await bodyFor('html')).toEqual([200, expect.stringContaining('<!doctype html>')]);
    expect(await bodyFor('captcha')).toEqual([200, expect.stringContaining('not a robot')]);
    expect(await bodyFor('malformed')).toEqual([200, '{"success":"tr']);
    expect(await bodyFor('empty')).toEqual([200, '']);
    expect(await bodyFor('success-false')).toEqual([
      200,
      expect.stringContaining('"success":"false"'),
    ]);
    expect(inbox.messages()).toEqual([]);
  });

  it('drops the connection, before or after the message was kept', async () => {
    inbox.misbehave({ mode: 'drop' });
    await expect(postJson('/ajax/contact')).rejects.toThrow();
    expect(inbox.messages()).toEqual([]);
    inbox.misbehave({ mode: 'drop-after-storing' });
    await expect(postJson('/ajax/contact')).rejects.toThrow();
    expect(inbox.messages()).toHaveLength(1);
  });

  it('is slow, with the message kept before the wait', async () => {
    inbox.misbehave({ mode: 'slow', delayMs: 150 });
    const startedAt = performance.now();
    const sending = postJson('/ajax/contact');
    await expect.poll(() => inbox.messages().length).toBe(1);
    expect((await sending).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(140);
  });

  it('does not hold up its own end when it is slow', async () => {
    inbox.misbehave({ mode: 'slow' });
    const sending = postJson('/ajax/contact').catch((error: unknown) => error);
    await expect.poll(() => inbox.messages().length).toBe(1);
    await inbox.close();
    expect(await sending).toBeInstanceOf(Error);
    inbox = await startInbox({ port: 0, file: ':memory:', siteUrl });
  });

  it('does so for a number of posts, or for one form', async () => {
    inbox.misbehave({ mode: '500', times: 2 });
    const statuses = [];
    for (let index = 0; index < 3; index++) statuses.push((await postPage()).status);
    expect(statuses).toEqual([500, 500, 303]);

    inbox.misbehave({ mode: '429', form: 'feedback' });
    expect((await postPage()).status).toBe(303);
    expect((await postJson('/ajax/feedback')).status).toBe(429);
    inbox.misbehave(undefined);
    expect((await postJson('/ajax/feedback')).status).toBe(200);
  });
});

describe('starting', () => {
  it('keeps messages where INBOX_FILE says, else in .inbox at the root', () => {
    expect(inboxFile({})).toBe(join(repoRoot, '.inbox/messages.db'));
    expect(inboxFile({ INBOX_FILE: 'elsewhere/m.db' })).toBe(join(repoRoot, 'elsewhere/m.db'));
    expect(inboxFile({ INBOX_FILE: '/var/m.db' })).toBe('/var/m.db');
  });

  it('lets go of the file when the port is taken', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inbox-test-'));
    const file = join(folder, 'messages.db');
    await expect(startInbox({ port: inbox.port, file, siteUrl })).rejects.toThrow('EADDRINUSE');
    rmSync(folder, { recursive: true });
  });
});
