import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder, copyOf } from '../compress';

/**
 * Removes what runs or fetches code from a page, and leaves what it shows, its data for search engines included. Its rules are those
 * for visitors without scripts, which the measuring browser would not apply by itself.
 */
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
    })
    .replace(/\(scripting:\s*none\)/g, '(min-width:0)')
    .replace(/\(scripting:\s*enabled\)/g, '(max-width:0)');
}

/** Copies a built site, takes the scripts out of its pages and compresses it: what the same pages would cost without any. */
export async function copyWithoutScripts(dist: string) {
  const copy = await copyOf(dist, { compress: false });
  for (const name of readdirSync(copy.folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(copy.folder, name);
    if (name.endsWith('.html')) writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  await compressFolder(copy.folder);
  return copy;
}
