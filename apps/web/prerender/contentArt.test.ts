import { certificateEntries } from '@portfolio/content/node';
import { markDrawing, svgFile } from '@portfolio/ui/art';
import { artFolder } from '@portfolio/ui/vite';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { artVersionWith, extraDrawings, removeUnusedDrawings } from './contentArt';

it('creates missing drawings from their names', async () => {
  const [{ slug, certificates }] = certificateEntries as [(typeof certificateEntries)[number]];
  const provider = `providers/${slug}`;
  const names = ['companies/tide-works', provider, 'covers/rfid-bus'];
  const read = (name: string) => (name.startsWith('covers/') ? '<svg/>' : undefined);
  expect([...(await extraDrawings(names, read))]).toEqual([
    ['companies/tide-works', svgFile(markDrawing('companies/tide-works'))],
    [provider, svgFile(markDrawing(provider, certificates.length))],
  ]);
});

it('gives all drawings new URLs when one is added', () => {
  const extras = new Map([['skills/cobol', '<svg/>']]);
  expect(artVersionWith(new Map(), 'bd0aa98a')).toBe('bd0aa98a');
  expect(artVersionWith(extras, 'bd0aa98a')).toMatch(/^(?!bd0aa98a)[0-9a-f]{8}$/);
});

it('removes drawings that neither the content nor the interface uses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'art-'));
  await cp(artFolder, folder, { recursive: true });
  await removeUnusedDrawings(folder, ['skills/react', 'portrait']);
  const remaining = (await readdir(folder, { recursive: true }))
    .filter((file) => /\.svg$/.test(file))
    .filter((file) => !/^(?:heads|numerals|states)\W/.test(file));
  await rm(folder, { recursive: true });
  const names = ['band', 'chain', 'hero-frame', 'mark', 'portrait', join('skills', 'react')];
  expect(remaining.sort()).toEqual(names.map((name) => `${name}.svg`));
});
