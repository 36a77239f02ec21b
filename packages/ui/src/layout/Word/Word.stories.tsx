import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { wordSample } from '../../samples/chrome';
import { Word } from './Word';

const meta = {
  title: 'Layout/Word',
  component: Word,
  args: { word: wordSample },
  decorators: [(Story) => <p style={{ maxInlineSize: '20rem' }}>{Story()}</p>],
} satisfies Meta<typeof Word>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wordSample.text)).toHaveAttribute('lang', wordSample.language);
    await expect(canvas.getByText(`(${wordSample.meaning})`)).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    word: {
      text: 'Herzlich-willkommen-allerseits',
      meaning: 'welcome, all of you',
      language: 'de',
    },
  },
};

/** Without a drawing no file is asked for. */
export const SetInType: Story = {
  args: { word: { text: 'Moin', meaning: 'hello', language: 'nds' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Moin')).toBeVisible();
    await expect(canvasElement.querySelector('use')).toBeNull();
  },
};
