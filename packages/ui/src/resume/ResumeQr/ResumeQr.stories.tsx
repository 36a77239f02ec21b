import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { photoSample } from '../../samples/cards';
import { qrModules } from '../../samples/qr';
import { ResumeQr } from './ResumeQr';

const imageSrc = 'src' in photoSample ? photoSample.src : '';

const meta = {
  title: 'Media and documents/ResumeQr (QR code)',
  id: 'resume-resumeqr',
  component: ResumeQr,
  args: {
    modules: qrModules('https://example.com/documents/resume'),
    label: 'QR code of the resume',
    caption: 'Scan to read it on your phone.',
    sizePx: 120,
    onLoad: fn(),
    onError: fn(),
  },
  parameters: {
    usage: {
      do: 'say beside it where it leads.',
      dont: 'request it from another company after cookies are rejected.',
      keys: { 'Enter, Space': 'Loads the image after it was not loaded automatically.' },
      reader: '“QR code of the resume”, image; then its caption.',
    },
  },
} satisfies Meta<typeof ResumeQr>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered by the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'QR code of the resume' });
    const { width, height } = picture.getBoundingClientRect();
    await expect([width, height]).toEqual([120, 120]);
  },
};

/** While the service's image loads, ours is visible. */
export const Loading: Story = {
  args: { imageSrc },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
  },
};

/** The service's image (a placeholder here); assistive technology finds only one code. */
export const Shown: Story = {
  args: { imageSrc, isImageShown: true },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'QR code of the resume' });
    await expect(picture.tagName).toBe('IMG');
  },
};

export const Failed: Story = {
  args: { imageSrc: 'data:image/png;base64,bm90IGFuIGltYWdl' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onError).toHaveBeenCalled());
    await expect(canvas.getByRole('img').tagName).toBe('svg');
  },
};

/** After cookies are rejected: ours, with a button to load the service's. */
export const Waiting: Story = {
  args: { onShow: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the resume' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load QR code' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Scan to read it on your phone.').parentElement).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { caption: 'Point the camera of your phone at this code and keep the resume with you.' },
};
