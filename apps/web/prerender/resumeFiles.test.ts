import { resume } from '@portfolio/content/node';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumeDownloads } from './resumeFiles';

describe("the resume's PDF", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'resume-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const read = () => resumeDownloads(pathToFileURL(`${folder}/`));

  it('causes an error if it is missing', async () => {
    await expect(read()).rejects.toThrow('is missing: run "pnpm build"');
  });

  it('causes an error if it is out of date', async () => {
    await writeFile(join(folder, 'resume-everyone-a4.pdf'), '%PDF');
    await writeFile(join(folder, 'resume-everyone.docx'), 'PK');
    await writeFile(join(folder, 'resume-source.json'), '{}');
    await expect(read()).rejects.toThrow('is out of date: run "pnpm build"');
  });

  it('is published if it is up to date', async () => {
    await writeFile(join(folder, 'resume-source.json'), JSON.stringify(resume));
    expect(await read()).toEqual({ pdf: Buffer.from('%PDF'), docx: Buffer.from('PK') });
  });
});
