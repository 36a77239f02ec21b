import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rawRequest } from '../rawRequest';
import { repoRoot } from '../workspace';
import { bodyLimitBytes, inboxFile, startInbox, type Inbox } from './server';

const siteUrl = 'http://127.0.0.1:4173';
let inbox: Inbox;
beforeEach(async () => {
  inbox = await startInbox({ port: 0, siteUrl });
});
afterEach(() => inbox.close());

const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  message: 'Could you build\r\nan engine?',
};

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(inbox.url + path, { method: 'POST', body, headers, redirect: 'manual' });

const postPage = (fields: Record<string, string> = contact, headers?: Record<string, string>) =>
  post('/contact', new URLSearchParams(fields), headers);
const postScript = (fields: Record<string, string> = contact, form = 'contact') => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return post(`/ajax/${form}`, data);
};
const fieldsOf = (index = 0) => Object.fromEntries(inbox.messages()[index]?.fields ?? []);

describe('posting a form without scripts', () => {
  it.each([
    ['/me/contact/sent', '/me/contact/sent'],
    ['https://evil.example/sent', '/contact/thank-you'],
    ['//evil.example/sent', '/contact/thank-you'],
    ['javascript:alert(1)', '/contact/thank-you'],
  ])('with _next %s, redirects to %s on the same site', async (next, path) => {
    const { headers } = await postPage({ ...contact, _next: next });
    expect(headers.get('location')).toBe(path);
  });

  it("stores a file's name but not the file", async () => {
    const data = new FormData();
    data.append('name', 'Ada');
    data.append('cv', new File(['x'.repeat(2000)], 'cv.pdf'));
    expect((await post('/feedback', data)).status).toBe(303);
    expect(fieldsOf()).toEqual({ name: 'Ada', cv: 'cv.pdf (2 KB, not stored)' });
  });

  it("separates the service's fields from the message", async () => {
    await postPage({ ...contact, _subject: 'Site', 'cf-turnstile-response': 'XXXX.DUMMY' });
    expect(fieldsOf()).toEqual(contact);
    expect(inbox.messages()[0]?.control.map(([name]) => name)).toEqual([
      '_subject',
      'cf-turnstile-response',
    ]);
  });
});

describe('a message', () => {
  it('is rejected if empty, malformed or too large', async () => {
    const responses = await Promise.all([
      postScript({ name: ' ' }),
      post('/contact', 'name', { 'Content-Type': 'text/plain' }),
      post('/contact', 'garbage', { 'Content-Type': 'multipart/form-data; boundary=x' }),
      postPage({ message: 'x'.repeat(bodyLimitBytes) }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 413]);
    expect(await responses[0]?.json()).toMatchObject({ success: 'false' });
    expect(inbox.messages()).toEqual([]);
  });

  it('is not stored if its honeypot is filled in', async () => {
    expect((await postPage({ ...contact, _honey: 'http://spam.example' })).status).toBe(303);
    expect(inbox.messages()).toEqual([]);
    await postPage({ ...contact, _honey: '' });
    expect(inbox.messages()).toHaveLength(1);
  });

  it('is stored only once if it is sent again', async () => {
    await postScript({ ...contact, messageId: '1-2' });
    expect((await postScript({ ...contact, messageId: '1-2' })).status).toBe(200);
    expect(inbox.messages()).toHaveLength(1);
    expect(fieldsOf()).toEqual(contact);
    await postScript({ ...contact, messageId: '1-3' });
    await postScript({ ...contact, messageId: '1-2' }, 'feedback');
    expect(inbox.messages()).toHaveLength(3);
  });

  it('to an unknown path gets status 404', async () => {
    expect((await fetch(`${inbox.url}/contact`)).status).toBe(404);
    expect((await post('/a/b/c', new URLSearchParams(contact))).status).toBe(404);
    expect((await rawRequest(inbox.url, '//')).status).toBe(404);
  });

  it('to an invalid URL gets status 400', async () => {
    expect((await rawRequest(inbox.url, 'http://%')).status).toBe(400);
  });
});

describe('the inbox page', () => {
  const page = async () => (await fetch(inbox.url)).text();

  it('shows complete messages', async () => {
    await postPage({ ...contact, _subject: 'Site' });
    const text = await page();
    expect(text).toContain('<title>(1) Inbox</title>');
    expect(text).toContain('1 message. Stored in');
    expect(text).toContain('Ada Byron · Contact');
    expect(text).toContain('<dt>First name</dt>');
    expect(text).toContain('<dd>Could you build\r\nan engine?</dd>');
    expect(text).toContain('href="mailto:ada%40example.com"');
    expect(text).toContain('<dd>Site</dd>');
  });

  it('escapes everything in a message', async () => {
    const malicious = `"><script>alert('1')</script>&amp;`;
    await postPage({
      [malicious]: malicious,
      name: malicious,
      email: malicious,
      _subject: malicious,
    });
    const text = await page();
    expect(text).not.toContain('<script');
    expect(text).toContain('&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;amp;');
  });

  it('has a strict content security policy', async () => {
    const policy = (await fetch(inbox.url)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('forbids MIME sniffing', async () => {
    for (const { headers } of [await fetch(inbox.url), await postScript()]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('access to the inbox', () => {
  it('is denied under another host name', async () => {
    expect((await rawRequest(inbox.url, '/', { Host: 'evil.example' })).status).toBe(421);
  });

  it('is denied to scripts on other sites', async () => {
    const { headers } = await fetch(inbox.url);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is impossible from other machines', async () => {
    const addresses = Object.values(networkInterfaces())
      .flatMap((one) => one ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of addresses) {
      await expect(
        new Promise((resolve, reject) => {
          connect({ host: address, port: Number(new URL(inbox.url).port) })
            .once('connect', resolve)
            .once('error', reject);
        }),
      ).rejects.toThrow();
    }
    expect(new URL(inbox.url).hostname).toBe('127.0.0.1');
  });
});

// `serviceFaults.spec.ts` submits a form under each simulated fault.
it('a message is not stored if error 500 is simulated', async () => {
  inbox.simulateFault({ mode: '500' });
  for (const response of [await postScript(), await postPage()]) {
    expect(response.status).toBe(500);
  }
  expect(inbox.messages()).toEqual([]);
});

describe('the messages file', () => {
  it('is INBOX_FILE, or in .inbox by default', () => {
    expect(inboxFile({})).toBe(join(repoRoot, '.inbox/messages.jsonl'));
    expect(inboxFile({ INBOX_FILE: 'elsewhere/m.db' })).toBe(join(repoRoot, 'elsewhere/m.db'));
    expect(inboxFile({ INBOX_FILE: '/var/m.db' })).toBe('/var/m.db');
  });

  it('keeps messages and their ids when the inbox restarts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inbox-test-'));
    const file = join(folder, 'deep/messages.jsonl');
    const sent = { message: 'வணக்கம் – "quoted" <b>marked</b> 🙂', messageId: '1-2' };
    for (const start of ['first', 'second']) {
      await inbox.close();
      inbox = await startInbox({ port: 0, file, siteUrl });
      await postScript(sent);
      expect(inbox.messages(), start).toHaveLength(1);
      expect(fieldsOf()).toEqual({ message: sent.message });
    }
    expect(statSync(file).mode & 0o077).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('causes an error if it contains anything other than messages', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inbox-test-'));
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'Some notes');
    const starting = startInbox({ port: 0, file, siteUrl });
    await expect(starting).rejects.toThrow(/notes\.txt could not be read.*INBOX_FILE/);
    rmSync(folder, { recursive: true });
  });
});
