import preview from '../../../.storybook/preview';
import { expect } from 'storybook/test';

import { titleSamples } from '../../samples/cards';
import { TypedTitle, type TypedTitleProps } from './TypedTitle';

const meta = preview.meta({
  title: 'Navigation and layout/TypedTitle (typewriter, rotating text)',
  id: 'home-typedtitle',
  component: TypedTitle,
  args: { text: titleSamples[0]!, title: titleSamples[0]!, allTitles: titleSamples },
});

/** The full stop is drawn as a dot. It stays beside the last word, even if the word fills the column. Screen readers read each title once. */
export const Complete = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const word = canvas.getByText('Developer');
    const { width } = word.getBoundingClientRect();
    canvasElement.style.inlineSize = `${Math.ceil(width)}px`;
    const fullStop = canvasElement.querySelector('i')!.getBoundingClientRect();
    await expect(fullStop.bottom).toBeLessThan(word.getBoundingClientRect().bottom);
    canvasElement.style.removeProperty('inline-size');
  },
});

/** The height stays the same during typing, so that nothing below moves. */
export const ReservesSpace = meta.story({
  render: (args) => (
    <>
      {['', 'Software Dev'].map((text) => (
        <TypedTitle key={text} {...args} text={text} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('p')].map(
      (title) => title.getBoundingClientRect().height,
    );
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
  },
});

/** A title of several words breaks into two lines of similar width. No word changes lines during typing. */
export const SeveralWords = meta.story({
  render: (args) => (
    <>
      {['Software engineer ', 'Software engineer and photographer.'].map((text) => (
        <TypedTitle key={text} {...args} text={text} title="Software engineer and photographer." />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Software engineer')).toHaveLength(2);
    await expect(canvas.getByText('and photographer')).toBeVisible();
  },
});

/** Wider text spacing (WCAG 2.2, 1.4.12) does not clip letters. */
export const WideSpacing = meta.story({
  globals: { viewport: { value: 'small' } },
  decorators: [
    (Story) => (
      <>
        <style>{`* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }`}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    for (const text of ['Software', 'Developer']) {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      for (const { right } of range.getClientRects()) {
        await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      }
    }
  },
});

const stacked = (...titles: string[]) => ({
  args: { allTitles: titles },
  render: (args: TypedTitleProps) => (
    <>
      {titles.map((title) => (
        <TypedTitle key={title} {...args} text={title} title={title} />
      ))}
    </>
  ),
});

/** A long title has a smaller font, so that it fits. Other titles keep their size, and nothing below moves. */
export const LongText = meta.story({
  ...stacked('Senior accessibility engineer.', 'Freelancer.'),
  play: async ({ canvasElement }) => {
    const [long, short] = [...canvasElement.querySelectorAll('p')].map((title) => ({
      height: title.getBoundingClientRect().height,
      fontSize: parseFloat(getComputedStyle(title).fontSize),
    }));
    await expect(long!.fontSize).toBeLessThan(short!.fontSize);
    await expect(Math.abs(long!.height - short!.height)).toBeLessThan(1);
  },
});

/** On phones, wide letters and the full stop stay within the page's margins. */
export const Phone = meta.story({
  ...stacked('Photographer.', 'Communications manager.'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const gutterPx = 20;
    for (const title of canvasElement.querySelectorAll('p')) {
      const fullStop = title.querySelector('i')!.getBoundingClientRect();
      await expect(fullStop.right - title.getBoundingClientRect().left).toBeLessThanOrEqual(
        document.documentElement.clientWidth - 2 * gutterPx,
      );
    }
  },
});
