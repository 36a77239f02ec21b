import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set('.html .js .css .svg .json .xml .txt .webmanifest .ico'.split(' '));

/** Smaller files fit into one packet anyway. */
const minBytes = 256;

const encodings = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Writes Brotli and gzip copies beside every file that compression makes smaller. Files with the same content are compressed only once.
 *
 * @returns the number of copies written
 */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const encodedByKey = new Map<string, Promise<Buffer>>();
  let count = 0;

  async function compress(file: string) {
    const body = await readFile(file);
    if (body.length < minBytes) return;
    const hash = createHash('sha256').update(body).digest('hex');
    for (const [ending, encode] of Object.entries(encodings)) {
      const key = hash + ending;
      const encoded = encodedByKey.get(key) ?? encode(body);
      encodedByKey.set(key, encoded);
      const bytes = await encoded;
      if (bytes.length >= body.length) continue;
      await writeFile(file + ending, bytes);
      count += 1;
    }
  }

  // Node's thread pool limits how many files are compressed in parallel.
  await Promise.all(files.map(compress));
  return count;
}
