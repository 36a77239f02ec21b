import { hash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staticFaces } from './staticFaces';

const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Allows only inlined content. The hash of an empty string is for the empty `<style>` that styled-components adds. */
function policy(script: string, style: string) {
  return [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)} ${hashSource('')}`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Inlines the built document's script and fonts, because browsers do not load module scripts from disk. Adds a content security policy
 * that blocks all requests.
 * @throws Error if the document has an unexpected structure or still requests files
 */
export async function makeSelfContained(outDir: string): Promise<void> {
  const documentPath = join(outDir, 'index.html');
  const withStaticFonts = await staticFaces(
    (await readFile(documentPath, 'utf8'))
      .replaceAll(/\s*<link rel="preload"[^>]*>/g, '')
      // In `index.html`, oxfmt ends void elements with ` />`, but the code below searches for `<meta charset="utf-8">`.
      .replaceAll(/(<(?:link|meta)\b[^>]*?) ?\/>/g, '$1>'),
    (path) => readFile(join(outDir, path)),
  );
  const scriptTag = /<script type="module"[^>]* src="\.\/([^"]+)"><\/script>/;
  const scriptFile = scriptTag.exec(withStaticFonts)?.[1];
  const style = /<style>([^]*?)<\/style>/.exec(withStaticFonts)?.[1];
  if (!scriptFile || style === undefined) {
    throw new Error('index.html must have exactly one script and one style sheet');
  }
  const script = (await readFile(join(outDir, scriptFile), 'utf8'))
    .replaceAll('</script', '<\\/script')
    .replaceAll('<!--', '<\\!--');
  const html = withStaticFonts
    .replace(scriptTag, () => `<script type="module">${script}</script>`)
    .replace(
      '<meta charset="utf-8">',
      (charset) =>
        `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy(script, style)}">`,
    );
  if (/(?:src|href)="\.\/|url\(\.\//.test(html.replace(script, ''))) {
    throw new Error('index.html still requests another file; inline it in selfContained.ts');
  }
  await writeFile(documentPath, html);
  for (const name of await readdir(outDir)) {
    if (name !== 'index.html') await rm(join(outDir, name), { recursive: true });
  }
}
