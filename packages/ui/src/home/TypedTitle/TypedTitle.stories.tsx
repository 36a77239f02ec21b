import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { titleSamples } from '../../samples/cards';
import { TypedTitle } from './TypedTitle';

const meta = {
  title: 'Navigation and layout/TypedTitle (typewriter, rotating text)',
  id: 'home-typedtitle',
  component: TypedTitle,
  args: { text: titleSamples[0]!, allTitles: titleSamples },
  parameters: {
    usage: {
      do: 'write titles that fit on two lines.',
      dont: 'let content below it shift.',
      reader: 'All titles once, in hidden text; typing is not announced.',
    },
  },
} satisfies Meta<typeof TypedTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The full stop is a dot; all titles are read once. */
export const Complete: Story = {};

/** Content below stays in place while typing. */
export const KeepsItsRoom: Story = {
  render: (args) => (
    <>
      {['', 'S', 'Software Dev', 'Software Developer.', 'Freelancer.'].map((text) => (
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
};

/** Text spacing (WCAG 2.2 1.4.12) clips nothing. */
export const WideSpacing: Story = {
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
};

/** In an exactly filled column, the full stop stays beside the last word. */
export const ExactFit: Story = {
  play: async ({ canvas, canvasElement }) => {
    const word = canvas.getByText('Developer');
    const { width } = word.getBoundingClientRect();
    canvasElement.style.inlineSize = `${Math.ceil(width)}px`;
    const stop = canvasElement.querySelector('i')!.getBoundingClientRect();
    await expect(stop.bottom).toBeLessThan(word.getBoundingClientRect().bottom);
    canvasElement.style.removeProperty('inline-size');
  },
};

/** Long titles shrink together, so that the longest fits. */
export const LongText: Story = {
  args: {
    text: 'Senior accessibility engineer.',
    allTitles: ['Senior accessibility engineer.', 'Freelancer.'],
  },
};
