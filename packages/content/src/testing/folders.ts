/** Temporary content folders. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const createFolder = () => mkdtemp(join(tmpdir(), 'content-'));

/** Creates a folder for all tests in a file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await createFolder();
  afterAll(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes files to a new folder for the current test. Returns the folder's path. */
export async function folderWith(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<string> {
  const folder = await createFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, data] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), data);
  }
  return folder;
}
