import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, readdirSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { fallbackFaces } from '../src/fonts/metrics';
import { fontParts, splitFace } from '../src/fonts/split';
import { artVersion } from '../src/generated/artVersion';
import { globalCss } from '../src/theme';
import { styledComponentsCompiler } from './styledComponents';

/** For builds: from the package's main entry it would bring React along. */
export { artVersion };

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
/** The drawings, one SVG file each, for builds that look into them. */
export const artFolder = join(packageFolder, 'generated/art');
/** The site's typefaces, as WOFF2 files. */
export const fontsFolder = join(packageFolder, 'fonts');

const types: Record<string, string> = { svg: 'image/svg+xml', woff2: 'font/woff2' };

/** Font files under names that change with their content, so that they can be cached for ever. */
const fontNames = new Map(
  [...readdirSync(fontsFolder), ...fontParts.map(({ file }) => `split/${file}`)]
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(fontsFolder, name)))
        .digest('hex')
        .slice(0, 8);
      return [name, name.replace('.woff2', `.${hash}.woff2`)];
    }),
);

/** Addresses of the parts' files below `base` ('/' or '/some/path/'). */
export function uiAddresses(base: string) {
  const fontUrl = (start: string) => {
    const name = [...fontNames.keys()].find((candidate) => candidate.startsWith(start));
    if (!name) throw new Error(`packages/ui/fonts has no ${start}*.woff2: run its font generator.`);
    return `${base}fonts/${fontNames.get(name)}`;
  };
  return {
    artBase: `${base}art-${artVersion}/`,
    displayFontUrl: fontUrl('anek-latin'),
    textFontUrl: fontUrl('atkinson'),
    monoFontUrl: fontUrl('jetbrains-mono'),
  };
}

/**
 * Brings the parts' surroundings into an app built by Vite: serves or copies the drawings and fonts, puts the base style
 * sheet and font preloads into the page's head, and compiles styled-components (see `styledComponents.ts`).
 *
 * @param splitsFonts whether pages fetch only those parts of a font whose characters they have (`src/fonts/split.ts`)
 */
export function uiAssets({ splitsFonts = false } = {}): Plugin {
  let base = '/';
  let outDir = '';
  let copies = false;
  return {
    name: 'portfolio-ui-assets',
    config: () => ({ oxc: styledComponentsCompiler }),
    configResolved(config) {
      base = config.base;
      outDir = resolve(config.root, config.build.outDir);
      copies = config.command === 'build' && !config.build.ssr;
    },
    transformIndexHtml() {
      const { displayFontUrl, textFontUrl, monoFontUrl } = uiAddresses(base);
      const preload = (href: string): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true },
        injectTo: 'head-prepend',
      });
      const sheet = globalCss({ displayFontUrl, textFontUrl, monoFontUrl, fallbackFaces });
      const wholes = [displayFontUrl, textFontUrl];
      const parts = (whole: string) =>
        fontParts
          .filter(({ start }) => splitsFonts && whole.startsWith(`${base}fonts/${start}`))
          .map(({ file, ...part }) => ({
            ...part,
            url: `${base}fonts/${fontNames.get(`split/${file}`)}`,
          }));
      return [
        ...wholes.map((whole) =>
          preload(parts(whole).find(({ isBasic }) => isBasic)?.url ?? whole),
        ),
        {
          tag: 'style',
          children: splitsFonts
            ? wholes.reduce((css, whole) => splitFace(css, whole, parts(whole)), sheet)
            : sheet,
          injectTo: 'head',
        },
      ];
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { artBase } = uiAddresses(base);
        const path = decodeURI((request.url ?? '').split('?')[0] ?? '');
        const original = [...fontNames].find(
          ([, hashed]) => path === `${base}fonts/${hashed}`,
        )?.[0];
        const file = original
          ? join(fontsFolder, original)
          : path.startsWith(artBase)
            ? join(artFolder, path.slice(artBase.length))
            : undefined;
        if (!file || !file.startsWith(packageFolder)) return next();
        response.setHeader('Content-Type', types[basename(file).split('.').pop() ?? ''] ?? '');
        createReadStream(file)
          .on('error', () => next())
          .pipe(response);
      });
    },
    async writeBundle() {
      if (!copies) return;
      await cp(artFolder, join(outDir, `art-${artVersion}`), { recursive: true });
      await mkdir(join(outDir, 'fonts'), { recursive: true });
      for (const [name, hashed] of fontNames) {
        await cp(join(fontsFolder, name), join(outDir, 'fonts', hashed));
      }
    },
  };
}
