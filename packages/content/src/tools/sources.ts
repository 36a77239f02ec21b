/** Finds and evaluates the files of the data folder. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folders with one file an entry. */
export const collectionNames = ['projects', 'posts', 'certificates'] as const;

/** A folder with one file an entry. */
export type CollectionName = (typeof collectionNames)[number];

/** A file of the data folder. */
export interface Source {
  /** The file, below the data folder, with forward slashes: `projects/notes-app.ts`. */
  file: string;
  /** Its default export; undefined when it has none. */
  value: unknown;
}

/**
 * Evaluates every file below the data folder.
 *
 * @param dataFolder the absolute path of the folder
 * @returns the files in the order of their names
 * @throws what a file itself throws while it is evaluated, with the file's name before it
 */
export async function loadSources(dataFolder: string): Promise<Source[]> {
  const names = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dataFolder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  return Promise.all(
    files.map(async (file) => ({ file, value: await evaluate(join(dataFolder, file), file) })),
  );
}

async function evaluate(path: string, file: string): Promise<unknown> {
  if (!file.endsWith('.ts')) return undefined;
  try {
    const module = (await import(pathToFileURL(path).href)) as { default?: unknown };
    return module.default;
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
