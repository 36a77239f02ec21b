import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fixedFaces } from './fixedFaces';

/** What remains of the built folder: the document, and the worker that keeps it for the next time without a network. */
const kept = ['index.html', 'service-worker.js'];

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A policy that lets nothing in but what is in the document. The hash of the empty text is for styled-components, which fills
 * an empty `<style>` through the CSSOM.
 */
function policy(script: string, style: string) {
  return [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)} ${hashSource('')}`,
    'font-src data:',
    'img-src data:',
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Makes the built document self-contained: script and fonts move into it, and it brings a policy that allows no request at all.
 * A browser then needs that one file: from a server, without one, or from a disk, where it would not load modules.
 *
 * @throws Error when the document does not look as expected; a build that asks for other files never passes.
 */
export function selfContained(): Plugin {
  let outDir = '';
  return {
    name: 'portfolio-self-contained',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const document = join(outDir, 'index.html');
      const styled = await fixedFaces(
        (await readFile(document, 'utf8'))
          .replaceAll(/\s*<link rel="preload"[^>]*>/g, '')
          // Closed as in XML, which HTML has no use for; the formatter writes them so.
          .replaceAll(/(<(?:link|meta)\b[^>]*?) ?\/>/g, '$1>'),
        (path) => readFile(join(outDir, path)),
      );
      const scriptTag = /<script type="module"[^>]* src="\.\/([^"]+)"><\/script>/;
      const scriptFile = scriptTag.exec(styled)?.[1];
      const style = /<style>([^]*?)<\/style>/.exec(styled)?.[1];
      if (!scriptFile || style === undefined) {
        throw new Error('index.html has not the one script and the one style that are expected');
      }
      const script = (await readFile(join(outDir, scriptFile), 'utf8'))
        .replaceAll('</script', '<\\/script')
        .replaceAll('<!--', '<\\!--');
      const html = styled
        .replace(scriptTag, () => `<script type="module">${script}</script>`)
        .replace(
          '<meta charset="utf-8">',
          (charset) =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy(script, style)}">`,
        );
      if (/(?:src|href)="\.\/|url\(\.\//.test(html.replace(script, ''))) {
        throw new Error('index.html still asks for another file');
      }
      await writeFile(document, html);
      for (const name of await readdir(outDir)) {
        if (!kept.includes(name)) await rm(join(outDir, name), { recursive: true });
      }
    },
  };
}
