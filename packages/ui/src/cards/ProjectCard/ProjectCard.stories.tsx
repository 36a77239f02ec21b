import preview from '../../../.storybook/preview';
import { expect } from 'storybook/test';

import { longName, longWord, projectSamples, upcomingSample } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { ProjectCard } from './ProjectCard';

const meta = preview.meta({
  title: 'Cards and lists/ProjectCard (tile, portfolio item)',
  id: 'cards-work-projectcard',
  component: ProjectCard,
  args: projectSamples[0],
  decorators: [inColumn('28rem')],
});

/** One link, named after the project, covers the whole card. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /View Project Details Tide clock/ });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
  },
});

/** Not available yet: no link, and a disabled button. */
export const ComingSoon = meta.story({ args: { ...upcomingSample, href: undefined } });

export const LongText = meta.story({ args: { name: longName, category: longWord } });
