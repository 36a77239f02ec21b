import { sharePicture, shareSize } from '@portfolio/ui/art';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Address } from '../addresses';
import type { ReadArt } from '../contentArt';
import { appFolder } from '../target';
import { drawPictures } from './drawPictures';
import { renderFonts, withRenderFonts } from './fonts';
import type { PictureLayers } from './renderPicture';
import { resolveColours } from './resolveColours';
import { sharedPage } from './sharedPages';

/** Where drawn pictures stay from build to build, under a name that changes with their content. */
const cacheFolder = join(appFolder, 'node_modules/.cache/share-pictures');

/** A page's share picture. */
export interface PagePicture {
  /** Where it lies, below the site's base. */
  file: string;
  /** Changes with the picture: services that show link previews keep what they fetched under its address. */
  version: string;
  width: number;
  height: number;
  /** What it shows. */
  alt: string;
  layers: PictureLayers;
}

const noDrawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';

function pagePicture(address: Address, read: ReadArt): PagePicture {
  const { alt, ...options } = sharedPage(address, read);
  const svg = (changed: Partial<typeof options>) =>
    withRenderFonts(resolveColours(sharePicture({ ...options, ...changed })));
  const layers = {
    drawing: svg({ title: '', kicker: '' }),
    words: svg({ coverArt: noDrawing }),
  };
  return {
    file: `share/${address.path.slice(1) || 'home'}.png`,
    version: createHash('sha256').update(JSON.stringify(layers)).digest('hex').slice(0, 12),
    ...shareSize,
    alt,
    layers,
  };
}

/**
 * Starts drawing a picture for every page. Only those that no earlier build has drawn are drawn, in threads of their own:
 * drawing takes about as long as rendering the page.
 *
 * @param read reads a drawing by its name
 * @returns the pictures by their page's path, and what to call to have them all written into the built folder
 */
export async function sharePictures(addresses: readonly Address[], read: ReadArt) {
  const pictures = new Map(addresses.map((address) => [address.path, pagePicture(address, read)]));
  const cached = ({ version }: PagePicture) => join(cacheFolder, `${version}.png`);
  const missing = new Map(
    [...pictures.values()]
      .filter((picture) => !existsSync(cached(picture)))
      .map((picture) => [cached(picture), { file: cached(picture), ...picture.layers }]),
  );
  const drawing = drawPictures([...missing.values()], await renderFonts(cacheFolder));
  return {
    pictures,
    async writePictures(outDir: string) {
      await drawing;
      for (const picture of pictures.values()) {
        const file = join(outDir, picture.file);
        await mkdir(dirname(file), { recursive: true });
        await copyFile(cached(picture), file);
      }
    },
  };
}
