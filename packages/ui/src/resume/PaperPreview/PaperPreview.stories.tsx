import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { longResumeSample, resumeSample } from '../../samples/resume';
import { ResumeSheet } from '../ResumeSheet/ResumeSheet';
import { PaperPreview } from './PaperPreview';

const meta = {
  title: 'Resume/PaperPreview',
  component: PaperPreview,
  args: {
    widthMm: 210,
    heightMm: 297,
    marginMm: 13,
    textPt: 9.6,
    onCount: fn(),
    children: <ResumeSheet {...resumeSample} layout="paper" />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PaperPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sheets of A4, as many as are needed; every one says which it is. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const numbers = await canvas.findAllByText(/^Page \d of \d$/);
    await waitFor(() => expect(args.onCount).toHaveBeenLastCalledWith(numbers.length));
  },
};

/** What does not fit one sheet goes on to the next, where a printer breaks it too. */
export const LongText: Story = {
  args: {
    children: <ResumeSheet {...longResumeSample} layout="paper" />,
    textPt: 14,
    marginMm: 30,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Page 2 of \d$/)).toBeInTheDocument();
  },
};

export const USLetter: Story = {
  name: 'US Letter',
  args: { widthMm: 215.9, heightMm: 279.4, marginMm: 14 },
};
