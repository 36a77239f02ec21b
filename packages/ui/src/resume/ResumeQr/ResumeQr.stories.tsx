import preview from '../../../.storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { photoSample } from '../../samples/cards';
import { qrModules } from '../../samples/qr';
import { QrPicture } from '../QrPicture/QrPicture';
import { ResumeQr } from './ResumeQr';

const meta = preview.meta({
  title: 'Media and documents/ResumeQr (QR code)',
  id: 'resume-resumeqr',
  component: ResumeQr,
  subcomponents: { QrPicture },
  args: {
    modules: qrModules('https://example.com/documents/resume'),
    label: 'QR code of the resume',
    caption: 'Scan to read it on your phone.',
    sizePx: 120,
    onLoad: fn(),
    onError: fn(),
  },
});

export const Default = meta.story();

/** The service's image, here a placeholder. Screen readers announce only one code. */
export const Shown = meta.story({
  args: { imageSrc: photoSample.src, isImageShown: true },
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole('img', { name: 'QR code of the resume' });
    await expect(picture.tagName).toBe('IMG');
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
  },
});

/** The SVG QR code stays visible while the service’s image loads, and if it fails. */
export const Failed = meta.story({
  args: { imageSrc: 'data:image/png;base64,bm90IGFuIGltYWdl' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalled());
    await expect(canvas.getByRole('img').tagName).toBe('svg');
  },
});

/** If cookies are rejected, a button beside the SVG QR code loads the service's image. */
export const Waiting = meta.story({
  args: { onShow: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the resume' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load QR code' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Scan to read it on your phone.').parentElement).toHaveFocus();
  },
});
