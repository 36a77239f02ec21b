import preview from '../../../.storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';

import { inColumn } from '../../samples/columns';
import { longResumeSample, resumeSample } from '../../samples/resume';
import { ResumeSheet } from '../ResumeSheet/ResumeSheet';
import { PaperPreview } from './PaperPreview';

const meta = preview.meta({
  title: 'Media and documents/PaperPreview (print preview)',
  id: 'resume-paperpreview',
  component: PaperPreview,
  decorators: [inColumn('40rem')],
  args: {
    widthMm: 210,
    heightMm: 297,
    marginMm: 13,
    textPt: 9.6,
    onLayout: fn(),
    children: <ResumeSheet {...resumeSample} layout="paper" />,
  },
  argTypes: { children: { control: false } },
});

/** A long resume continues on further A4 pages, each numbered. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const numbers = await canvas.findAllByText(/^Page \d of \d$/);
    await waitFor(() =>
      expect(args.onLayout).toHaveBeenLastCalledWith({ pages: numbers.length, textPt: 9.6 }),
    );
  },
});

/** US Letter. Pages break in the same places as in print. */
export const LongText = meta.story({
  // The preview shows links at their printed size, which WCAG 2.2, 2.5.8 exempts as "essential".
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  args: {
    children: <ResumeSheet {...longResumeSample} layout="paper" />,
    widthMm: 215.9,
    heightMm: 279.4,
    marginMm: 25,
    textPt: 12,
  },
});

/** With a range of text sizes, the preview uses the largest size at which the resume fits on one page. */
export const FittedText = meta.story({
  args: { textPt: { min: 6, max: 16, step: 0.1, default: 9.6 } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText('Page 1 of 1')).toBeInTheDocument();
    const article = canvasElement.querySelector('article')!;
    const px = Number.parseFloat(getComputedStyle(article).fontSize);
    await waitFor(() =>
      expect(args.onLayout).toHaveBeenLastCalledWith({
        pages: 1,
        textPt: expect.closeTo(px * 0.75, 1),
      }),
    );
    await expect(article.scrollHeight).toBeGreaterThan(0.85 * article.parentElement!.clientHeight);
  },
});
