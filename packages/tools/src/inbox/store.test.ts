import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from './store';

it('recognises a repeated message without reading the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-test-'));
  const file = join(folder, 'messages.jsonl');
  const store = openStore(file);
  const message = {
    form: 'contact',
    protocol: 'page',
    page: null,
    fields: [['message', 'Hello']],
    control: [['messageId', '1-2']],
  } as const;
  const added = { ...message, fields: [...message.fields], control: [...message.control] };
  store.add(added);
  // Invalid JSON, so that reading the file again would throw.
  appendFileSync(file, 'no JSON\n');
  store.add(added);
  expect(readFileSync(file, 'utf8').split('Hello')).toHaveLength(2);
  rmSync(folder, { recursive: true });
});
