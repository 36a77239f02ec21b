import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import {
  comingSoonSample,
  longName,
  longWord,
  missingPhotoSample,
  projectSamples,
} from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { ProjectCard } from './ProjectCard';

const meta = {
  title: 'Cards and lists/ProjectCard (tile, portfolio item)',
  id: 'cards-work-projectcard',
  component: ProjectCard,
  args: projectSamples[0],
  decorators: [inColumn('28rem')],
  parameters: {
    usage: {
      do: 'choose a picture that shows what the project does, and for whom.',
      dont: 'add a second link: the whole card is one.',
      keys: { Enter: 'Follows the link.' },
      reader: 'Heading with the name, then “View Project Details” with the name.',
    },
  },
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One link, named after the project, covers the whole card. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /View Project Details ?: Tide clock/ });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
  },
};

/** An external link opens in a new tab and says so. */
export const External: Story = {
  args: { href: 'https://example.com/notes', isExternal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /opens in a new tab/ })).toBeVisible();
  },
};

/** Not available yet: no link, and a disabled button. */
export const ComingSoon: Story = { args: { ...comingSoonSample, href: undefined } };

export const LongText: Story = { args: { name: longName, category: longWord } };

export const MissingImage: Story = { args: { image: missingPhotoSample } };
