import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Removes what runs or fetches code from a page, and leaves what it shows, its data for search engines included. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script\s*>/gi, (script, attributes: string) =>
      /\btype\s*=\s*["']?application\/ld\+json/i.test(attributes) ? script : '',
    )
    .replace(/<link\b[^>]*>/gi, (link) => {
      const isCode =
        /\brel\s*=\s*["']?modulepreload/i.test(link) ||
        /\bas\s*=\s*["']?(script|fetch)/i.test(link);
      return isCode ? '' : link;
    });
}

/**
 * Copies a built site and takes the scripts out of its pages: what the same pages would cost without any.
 *
 * @returns The copy's folder, in the system's place for temporary files, and how to be rid of it.
 */
export function copyWithoutScripts(dist: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(dist, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    // Compressed at build, they would be sent in place of the changed page.
    if (/\.html\.(br|gz)$/.test(name)) rmSync(file);
    else if (name.endsWith('.html'))
      writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
