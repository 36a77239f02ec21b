import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import {
  badgeSamples,
  certificateSample,
  comingSoonSample,
  groupSamples,
  longName,
  projectSamples,
  skillSamples,
} from '../../samples/cards';
import { BadgeCard } from '../BadgeCard/BadgeCard';
import { CertificateCard } from '../CertificateCard/CertificateCard';
import { CertificateGroupCard } from '../CertificateGroupCard/CertificateGroupCard';
import { ProjectCard } from '../ProjectCard/ProjectCard';
import { SkillCard } from '../SkillCard/SkillCard';
import { CardGrid } from './CardGrid';

const skills = skillSamples.map((skill) => <SkillCard key={skill.name} {...skill} />);
const badges = badgeSamples.map((badge) => <BadgeCard key={badge.name} {...badge} />);
const projects = [
  ...projectSamples.map((project) => <ProjectCard key={project.href} {...project} />),
  <ProjectCard key="soon" {...comingSoonSample} />,
];

const meta = {
  title: 'Cards and lists/CardGrid (gallery, masonry, columns)',
  id: 'cards-lists-cardgrid',
  component: CardGrid,
  args: { layout: 'open', children: skills },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Skills: Story = {};

export const Single: Story = {
  args: {
    layout: 'single',
    children: [<CertificateCard key={1} {...certificateSample} isFeatured />],
  },
};

export const Mix: Story = {
  args: { layout: 'mix', children: projects },
  play: async ({ canvas }) => {
    // Links in a row align, whatever the number of lines in the names.
    const [first, second] = canvas.getAllByRole('link');
    await expect(first!.offsetTop).toBe(second!.offsetTop);
  },
};

export const Tablet: Story = { args: Mix.args, globals: { viewport: { value: 'medium' } } };

export const Thirds: Story = { args: { layout: 'thirds', children: projects.slice(0, 3) } };

/** While a filter is being applied. */
export const FadedOut: Story = {
  args: { ...Mix.args, isFading: true, fadeMs: 400 },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await waitFor(() => expect(getComputedStyle(list).opacity).toBe('0'));
  },
};

export const Tiles: Story = {
  args: {
    layout: 'tiles',
    children: groupSamples.map((group) => <CertificateGroupCard key={group.name} {...group} />),
  },
};

export const Bands: Story = { args: { layout: 'bands', children: badges } };

/** As on the activity page: 7 columns, 5 columns, then all twelve. */
export const Stats: Story = { args: { layout: 'stats', children: badges } };

/** Cards in a row have equal heights. */
export const LongText: Story = {
  args: {
    children: skillSamples.map((skill, index) => (
      <SkillCard key={skill.name} {...skill} name={index === 1 ? longName : skill.name} />
    )),
  },
};

export const Empty: Story = { args: { children: [] } };
