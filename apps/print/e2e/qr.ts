import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

/** Reads a QR code from a picture of it. The picture is unpacked on a page of its own, where no policy is in the way. */
export async function decodeQr(page: Page, png: Buffer): Promise<string | undefined> {
  const reader = await page.context().newPage();
  try {
    const { pixels, width, height } = await reader.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.drawImage(image, 0, 0);
        const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
        return { pixels: [...data], width, height };
      },
      `data:image/png;base64,${png.toString('base64')}`,
    );
    return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
  } finally {
    await reader.close();
  }
}
