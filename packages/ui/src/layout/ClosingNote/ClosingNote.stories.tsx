import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { longName, longWord } from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { ClosingNote } from './ClosingNote';

const meta = {
  title: 'Layout/ClosingNote',
  component: ClosingNote,
  args: {
    children: paragraphsSample.slice(0, 2).join(' '),
    action: (
      <LinkButton href="https://example.com/resume.pdf" newTab>
        <span>View Resume</span>
      </LinkButton>
    ),
  },
} satisfies Meta<typeof ClosingNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^View Resume/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const WithoutAction: Story = { args: { action: undefined } };

export const LongText: Story = { args: { children: `${longName} ${longWord}. `.repeat(3) } };
