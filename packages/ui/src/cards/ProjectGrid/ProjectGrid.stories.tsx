import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { comingSoonSample, longName, longWord, projectSamples } from '../../samples/cards';
import { ProjectCard } from '../ProjectCard/ProjectCard';
import { ProjectGrid } from './ProjectGrid';

const cards = [
  ...projectSamples.map((project) => <ProjectCard key={project.href} {...project} />),
  <ProjectCard key="soon" {...comingSoonSample} />,
];

const meta = {
  title: 'Cards/Work/ProjectGrid',
  component: ProjectGrid,
  args: { layout: 'mix', children: cards },
} satisfies Meta<typeof ProjectGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(cards.length);
    // However many lines their names take, the links of a row stand on one line.
    const [first, second] = canvas.getAllByRole('link');
    await expect(first!.offsetTop).toBe(second!.offsetTop);
  },
};

export const Three: Story = { args: { layout: 'three', children: cards.slice(0, 3) } };

/** While a category is being applied. */
export const FadedOut: Story = {
  args: { isFading: true, fadeMs: 400 },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await waitFor(() => expect(getComputedStyle(list).opacity).toBe('0'));
  },
};

export const One: Story = { args: { children: cards.slice(0, 1) } };

export const LongText: Story = {
  args: {
    children: projectSamples.map((project, index) => (
      <ProjectCard key={project.href} {...project} name={index % 2 ? longWord : longName} />
    )),
  },
};

export const Empty: Story = { args: { children: [] } };

export const Tablet: Story = { globals: { viewport: { value: 'medium' } } };
