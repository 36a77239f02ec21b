import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { titleSamples } from '../../samples/cards';
import { TypedTitle } from './TypedTitle';

const meta = {
  title: 'Home/TypedTitle',
  component: TypedTitle,
  args: { text: titleSamples[0]!, allTitles: titleSamples },
  parameters: {
    usage: {
      do: 'write titles that fit on two lines.',
      dont: 'let anything below it move.',
      reader: 'All titles at once, in hidden text; the typing is silent.',
    },
  },
} satisfies Meta<typeof TypedTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The full stop is a dot; all titles are read once. */
export const Complete: Story = {};

/** Whatever is typed, what follows stays where it is. */
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

/** With the space between letters, words and lines that readers may ask for (WCAG 2.2 1.4.12) nothing is cut off. */
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

/** In a column that the last word fills to its end the full stop stays beside it. */
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

/** Long titles are set smaller, all of them, so that the longest fits. */
export const LongText: Story = {
  args: {
    text: 'Senior accessibility engineer.',
    allTitles: ['Senior accessibility engineer.', 'Freelancer.'],
  },
};
