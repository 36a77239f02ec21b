import type { Page } from '@playwright/test';
import { createRequire } from 'node:module';

/** Where the decoder lies, as one script that a browser takes. */
const decoderFile = createRequire(import.meta.url).resolve('jsqr');

interface Decoder {
  (pixels: Uint8ClampedArray, width: number, height: number): { data: string } | null;
}

/** Reads a QR code from a picture of it, on a page of its own, where no policy is in the way. */
export async function decodeQr(page: Page, png: Buffer): Promise<string | undefined> {
  const reader = await page.context().newPage();
  try {
    await reader.addScriptTag({ path: decoderFile });
    return await reader.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.drawImage(image, 0, 0);
        const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
        const { jsQR } = window as unknown as { jsQR: Decoder };
        return jsQR(data, width, height)?.data;
      },
      `data:image/png;base64,${png.toString('base64')}`,
    );
  } finally {
    await reader.close();
  }
}
