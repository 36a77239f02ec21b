import { resume } from '@portfolio/content/node';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { resumeDownloads } from './resumeFiles';

it("publishes the resume's PDF only if it is up to date", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  const read = () => resumeDownloads(pathToFileURL(`${folder}/`));
  await expect(read()).rejects.toThrow('is missing: run "pnpm build"');
  await writeFile(join(folder, 'resume-everyone-a4.pdf'), '%PDF');
  await writeFile(join(folder, 'resume-everyone.docx'), 'PK');
  await writeFile(join(folder, 'resume-source.json'), '{}');
  await expect(read()).rejects.toThrow('is out of date: run "pnpm build"');
  await writeFile(join(folder, 'resume-source.json'), JSON.stringify(resume));
  expect(await read()).toEqual({ pdf: Buffer.from('%PDF'), docx: Buffer.from('PK') });
  await rm(folder, { recursive: true });
});
