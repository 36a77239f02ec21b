import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore, type NewMessage } from './store';

const folder = mkdtempSync(join(tmpdir(), 'store-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const message = (text: string): NewMessage => ({
  form: 'contact',
  protocol: 'page',
  fields: [
    ['message', text],
    ['skill', 'one'],
    ['skill', 'two'],
  ],
  control: [['_subject', 'Hello']],
  page: 'http://127.0.0.1:4173/contact',
});

describe('the store', () => {
  it('keeps messages in a file, with every field in its order, across restarts', () => {
    const file = join(folder, 'deep/inside/messages.db');
    const before = openStore(file);
    const sent = message('வணக்கம் – "quoted", \'and\' <b>marked</b> 🙂');
    before.add(sent);
    before.close();

    const after = openStore(file);
    const [added] = after.list();
    expect(added).toMatchObject({ ...sent, id: 1, readAt: null });
    expect(Date.parse(added?.receivedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    after.close();
    expect(statSync(join(folder, 'deep')).mode & 0o077).toBe(0);
  });

  it('never gives a deleted message’s number to another', () => {
    const store = openStore(':memory:');
    store.add(message('a'));
    store.remove(1);
    store.add(message('b'));
    expect(store.list().map(({ id }) => id)).toEqual([2]);
    store.close();
  });

  it('can be used by two processes at once', () => {
    const file = join(folder, 'shared.db');
    const [one, other] = [openStore(file), openStore(file)];
    one.add(message('a'));
    other.add(message('b'));
    expect(one.list()).toHaveLength(2);
    one.close();
    other.close();
  });

  it('opens after a process was killed while it wrote', () => {
    const file = join(folder, 'killed.db');
    openStore(file).close();
    mkdirSync(`${file}.lock`);
    const store = openStore(file);
    store.add(message('a'));
    expect(store.list()).toHaveLength(1);
    expect(existsSync(`${file}.lock`)).toBe(false);
    store.close();
  });

  it('says which file is at fault when it is no database', () => {
    const file = join(folder, 'notes.db');
    writeFileSync(file, 'Some notes that are no database at all. '.repeat(200));
    expect(() => openStore(file)).toThrow(/notes\.db could not be opened.*INBOX_FILE/);
  });
});
