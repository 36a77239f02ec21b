import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { fontFiles } from '../src/fonts/files';
import { artVersion } from '../src/generated/artVersion';
import { fallbackFaces } from '../src/generated/fontMetrics';
import { globalCss, type Font, type FontFile } from '../src/theme';
import { styledComponentsCompiler } from './styledComponents';

/** For builds: from the package's main entry it would bring React along. */
export { artVersion };

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
/** The drawings, one SVG file each, for builds that look into them. */
export const artFolder = join(packageFolder, 'generated/art');
/** The site's typefaces, as WOFF2 files. */
export const fontsFolder = join(packageFolder, 'fonts');

/** Font files under names that change with their content, so that they can be cached for ever. */
const hashedFonts = new Map(
  Object.values(fontFiles)
    .flatMap(({ file, parts }) => [file, ...parts.map((part) => part.file)])
    .map((name) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(fontsFolder, name)))
        .digest('hex')
        .slice(0, 8);
      return [name, name.replace('.woff2', `.${hash}.woff2`)];
    }),
);

/**
 * Brings the parts' surroundings into an app built by Vite: serves or copies the drawings and fonts, puts the base style
 * sheet and font preloads into the page's head, and compiles styled-components (see `styledComponents.ts`).
 *
 * @param splitsFonts whether pages fetch only those parts of a font whose characters they have (`src/fonts/files.ts`)
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
      const filesOf = (font: Font): FontFile[] => {
        const { file, parts } = fontFiles[font];
        return (splitsFonts && parts.length > 0 ? parts : [{ file }]).map(({ file, ...part }) => ({
          ...part,
          url: `${config.base}fonts/${hashedFonts.get(file)}`,
        }));
      };
      const files = { display: filesOf('display'), text: filesOf('text'), mono: filesOf('mono') };
      const preload = (file: FontFile | undefined): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          href: file?.url,
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
        },
        injectTo: 'head-prepend',
      });
      return [
        preload(files.display[0]),
        preload(files.text[0]),
        { tag: 'style', children: globalCss(files, fallbackFaces), injectTo: 'head' },
      ];
    },
    configureServer({ middlewares, config: { base } }) {
      middlewares.use(`${base}art-${artVersion}/`, sirv(artFolder, { dev: true }));
      const serveFonts = sirv(fontsFolder, { dev: true });
      middlewares.use(`${base}fonts/`, (request, response, next) => {
        request.url = request.url?.replace(/\.[\da-f]{8}\.woff2/, '.woff2');
        serveFonts(request, response, next);
      });
    },
    async writeBundle() {
      if (config.build.ssr) return;
      const outDir = resolve(config.root, config.build.outDir);
      await cp(artFolder, join(outDir, `art-${artVersion}`), { recursive: true });
      for (const [name, hashed] of hashedFonts) {
        await cp(join(fontsFolder, name), join(outDir, 'fonts', hashed));
      }
    },
  };
}
