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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'React' })).toBeVisible();
    // Once: what is seen is a picture of what the bar says.
    await expect(canvas.getByText('85').closest('[aria-hidden]')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'React' })).toBeVisible();
  },
};

/** What shows the skill, counted; one press lists it. */
export const Receipts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Seen in 2 projects, 1 certificate'));
    await expect(canvas.getByRole('link', { name: 'Tide clock' })).toBeVisible();
  },
};

export const NoReceipts: Story = {
  args: { receipts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not seen in any work here yet')).toBeVisible();
  },
};

export const LongText: Story = { args: { name: longName, category: longName } };

export const MissingImage: Story = { args: { image: { ...missingPhotoSample, alt: '' } } };
