import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

/** Decodes a QR code from an image, on a blank page without a policy. */
export async function decodeQr(page: Page, png: Buffer): Promise<string | undefined> {
  const reader = await page.context().newPage();
  try {
    const { pixels, width, height } = await reader.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!context) throw new Error('Canvas 2D is not available');
        context.drawImage(image, 0, 0);
        const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
        return { pixels: [...data], width, height };
      },
      `data:image/png;base64,${png.toString('base64')}`,
    );
    return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
  } finally {
    await reader.close();
  }
}
