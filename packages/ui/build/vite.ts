import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { fallbackFaces } from '../src/fonts/metrics';
import { artVersion } from '../src/generated/artVersion';
import { basicRange, faces, globalCss, type Face } from '../src/theme';
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
  faces.map(({ file }) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(fontsFolder, file)))
      .digest('hex')
      .slice(0, 8);
    return [file, file.replace('.woff2', `.${hash}.woff2`)];
  }),
);

/** Address of the drawings' folder below `base` ('/' or '/some/path/'). */
const artBaseOf = (base: string) => `${base}art-${artVersion}/`;

/**
 * Brings the parts' surroundings into an app built by Vite: serves or copies the drawings and fonts, puts the base style
 * sheet and font preloads into the page's head, and compiles styled-components (see `styledComponents.ts`).
 */
export function uiAssets(): Plugin {
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
      const fontUrl = (file: string) => `${base}fonts/${fontNames.get(file)}`;
      const preload = ({ file }: Face): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          href: fontUrl(file),
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
        },
        injectTo: 'head-prepend',
      });
      return [
        ...faces.filter(({ range }) => range === basicRange).map(preload),
        {
          tag: 'style',
          children: globalCss({ fontUrl, fallbackFaces }),
          injectTo: 'head',
        },
      ];
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const artBase = artBaseOf(base);
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
