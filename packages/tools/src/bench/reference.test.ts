import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serveFolder } from '../serve';
import { fetchedBy } from './firstVisit';
import { noise, referencePage, writeReference } from './reference';

it('is a page without scripts, of six small pictures, made from the tokens', async () => {
  const { js, data, pictures, other } = fetchedBy(referencePage());
  expect([...js, ...data, ...pictures]).toEqual([]);
  expect(other).toHaveLength(6);
  expect(referencePage()).toContain('--ground:');

  const { folder, remove } = await writeReference();
  const site = await serveFolder({ root: folder });
  try {
    for (const path of ['/', ...other]) expect((await fetch(site.url + path)).status).toBe(200);
    expect(readdirSync(folder)).toContain('index.html.br');
  } finally {
    await site.close();
    await remove();
  }
  expect(existsSync(folder)).toBe(false);
});

it('has pictures of the size of small photographs', async () => {
  const { length } = await noise();
  expect(length).toBeGreaterThan(6_000);
  expect(length).toBeLessThan(8_000);
});
