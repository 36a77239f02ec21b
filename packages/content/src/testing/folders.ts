/** Temporary content folders. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

type Files = Readonly<Record<string, string | Buffer>>;

async function createFolder(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  for (const [file, data] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), data);
  }
  return folder;
}

/** Writes files to a new folder for all tests in a file. Returns the folder's path. */
export async function temporaryFolder(files: Files = {}): Promise<string> {
  const folder = await createFolder(files);
  afterAll(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes files to a new folder for the current test. Returns the folder's path. */
export async function folderWith(files: Files): Promise<string> {
  const folder = await createFolder(files);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
