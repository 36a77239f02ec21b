import { certificateEntries } from '@portfolio/content/node';
import { markDrawing, svgFile } from '@portfolio/ui/art';
import { artFolder } from '@portfolio/ui/vite';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artVersionWith, extraDrawings, removeUnusedDrawings } from './contentArt';

const none = () => undefined;

describe('drawings missing from packages/ui', () => {
  it('are generated from their names', async () => {
    const names = ['companies/tide-works', 'skills/cobol', 'covers/rfid-bus'];
    const read = (name: string) => (name.startsWith('covers/') ? '<svg/>' : undefined);
    const extras = await extraDrawings(names, read);
    expect([...extras.keys()]).toEqual(['companies/tide-works', 'skills/cobol']);
    expect(extras.get('companies/tide-works')).toBe(svgFile(markDrawing('companies/tide-works')));
  });

  it('have a bright dot per certificate if they represent providers', async () => {
    const [{ slug, certificates }] = certificateEntries as [(typeof certificateEntries)[number]];
    const name = `providers/${slug}`;
    expect(certificates.length).toBeGreaterThan(1);
    expect((await extraDrawings([name], none)).get(name)).toBe(
      svgFile(markDrawing(name, certificates.length)),
    );
  });

  it('give all drawings new URLs when added', () => {
    const extras = new Map([['skills/cobol', '<svg/>']]);
    expect(artVersionWith(new Map(), 'bd0aa98a')).toBe('bd0aa98a');
    expect(artVersionWith(extras, 'bd0aa98a')).toMatch(/^(?!bd0aa98a)[0-9a-f]{8}$/);
  });
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
