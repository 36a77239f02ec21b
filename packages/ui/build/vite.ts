import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownFontsFolder } from '@portfolio/theme/fontsFolder';
import sirv from 'sirv';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { faceFiles, isOwn } from '../src/fonts/files';
import { artVersion } from '../src/generated/artVersion';
import { fallbackFaces } from '../src/fonts/fallbacks';
import { globalCss, type Font, type FontFile } from '../src/theme';
import { styledComponentsCompiler } from './styledComponents';

/** Re-exported for builds, because the package's main entry point imports React. */
export { artVersion };

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
/** Folder of the drawings (SVG files), for builds that read them. */
export const artFolder = join(packageFolder, 'generated/art');
const fontsFolder = join(packageFolder, 'fonts');
/** Returns the path of a font file. */
export const fontPath = (font: Font, file: string) =>
  join(isOwn(font) ? ownFontsFolder : fontsFolder, file);

const baseCss = readFileSync(join(packageFolder, 'src/theme/base.css'), 'utf8');

/** Font file names by path. The content hash lets browsers cache the files forever. */
const hashedFonts = new Map(
  (Object.keys(faceFiles) as Font[]).flatMap((font) =>
    [...faceFiles[font].whole, ...faceFiles[font].parts].map(({ file }) => {
      const path = fontPath(font, file);
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
      return [path, file.replace('.woff2', `.${hash}.woff2`)];
    }),
  ),
);

/**
 * Vite plugin that adds the components' assets to an app. Serves or copies drawings and fonts, adds base styles and font preloads
 * to each page, and compiles styled-components (see `styledComponents.ts`).
 *
 * @param splitsFonts true to use font subsets (see `src/fonts/files.ts`)
 */
export function uiAssets({ splitsFonts = false } = {}): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio-ui-assets',
    config: () => ({ oxc: styledComponentsCompiler }),
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml() {
      const urlOf = (font: Font, file: string) =>
        `${config.base}fonts/${hashedFonts.get(fontPath(font, file))}`;
      const partsOf = (font: Font) => faceFiles[font][splitsFonts ? 'parts' : 'whole'];
      const filesOf = (font: Font): FontFile[] =>
        partsOf(font).map(({ file, ...part }) => ({ ...part, url: urlOf(font, file) }));
      const preloaded = new Set(
        (['display', 'text'] as const).flatMap((font) =>
          partsOf(font)
            .filter(({ isPreloaded }) => isPreloaded)
            .map(({ file }) => urlOf(font, file)),
        ),
      );
      const unusedColours = process.env['VITE_HAS_RARE_PARTS'] === 'no' ? (['mark'] as const) : [];
      const files = { display: filesOf('display'), text: filesOf('text'), mono: filesOf('mono') };
      const preload = (href: string): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          href,
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
        },
        injectTo: 'head-prepend',
      });
      return [
        ...[...preloaded].map(preload),
        {
          tag: 'style',
          children: globalCss(files, fallbackFaces, baseCss, unusedColours),
          injectTo: 'head',
        },
      ];
    },
    configureServer({ middlewares, config: { base } }) {
      middlewares.use(`${base}art-${artVersion}/`, sirv(artFolder, { dev: true }));
      const [serveOwn, serveDefault] = [ownFontsFolder, fontsFolder].map((folder) =>
        sirv(folder, { dev: true }),
      );
      middlewares.use(`${base}fonts/`, (request, response) => {
        request.url = request.url?.replace(/\.[\da-f]{8}\.woff2/, '.woff2');
        const fail = () => void response.writeHead(404).end();
        serveOwn!(request, response, () => serveDefault!(request, response, fail));
      });
    },
    async writeBundle() {
      if (config.build.ssr) return;
      const outDir = resolve(config.root, config.build.outDir);
      await cp(artFolder, join(outDir, `art-${artVersion}`), { recursive: true });
      for (const [path, hashed] of hashedFonts) await cp(path, join(outDir, 'fonts', hashed));
    },
  };
}
