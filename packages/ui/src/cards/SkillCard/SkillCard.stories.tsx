import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { longName, missingPhotoSample, skillSamples } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { SkillCard } from './SkillCard';

const meta = {
  title: 'Cards/Skills/SkillCard',
  component: SkillCard,
  args: skillSamples[1]!,
  decorators: [inColumn('24rem')],
  parameters: {
    usage: {
      do: 'use the technology’s own mark where there is one.',
      dont: 'colour marks: they take the text’s colour.',
      reader: 'Name, category, and the meter with its figure.',
    },
  },
} satisfies Meta<typeof SkillCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('heading', { name: 'React' });
    await expect(name).toBeVisible();
    // Once: what is seen is a picture of what the bar says.
    await expect(canvas.getByText('85').closest('[aria-hidden]')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'React' })).toBeVisible();
    // In text at 200 % on a phone the name is not broken within a word (WCAG 2.2 1.4.4).
    const { style } = document.documentElement;
    style.fontSize = '200%';
    canvasElement.style.inlineSize = '350px';
    await expect(name.clientHeight).toBeLessThan(2 * parseFloat(getComputedStyle(name).fontSize));
    canvasElement.style.inlineSize = '';
    style.removeProperty('font-size');
  },
};

/** What shows the skill, counted; one press lists it. */
export const Receipts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Seen in 2 projects, 1 certificate'));
    await expect(canvas.getByRole('link', { name: 'Tide clock' })).toBeVisible();
  },
};

export const NoReceipts: Story = { args: { receipts: [] } };

export const LongText: Story = { args: { name: longName, category: longName } };

export const MissingImage: Story = { args: { image: { ...missingPhotoSample, alt: '' } } };
