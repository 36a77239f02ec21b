import preview from '../../../.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import {
  badgeSamples,
  certificateSample,
  upcomingSample,
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
  <ProjectCard key="soon" {...upcomingSample} />,
];

const meta = preview.meta({
  title: 'Cards and lists/CardGrid (gallery, masonry, columns)',
  id: 'cards-lists-cardgrid',
  component: CardGrid,
  args: { layout: 'open', children: skills } as const,
});

export const Skills = meta.story();

export const Single = meta.story({
  args: {
    layout: 'single',
    children: [<CertificateCard key={1} {...certificateSample} isFeatured />],
  },
});

export const Mix = meta.story({
  args: { layout: 'mix', children: projects },
});

export const Tablet = meta.story({
  args: Mix.input.args,
  globals: { viewport: { value: 'medium' } },
});

export const Thirds = meta.story({ args: { layout: 'thirds', children: projects.slice(0, 3) } });

/** While a filter is being applied. */
export const FadedOut = meta.story({
  args: { ...Mix.input.args, isFading: true, fadeMs: 400 },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await waitFor(() => expect(getComputedStyle(list).opacity).toBe('0'));
  },
});

export const Tiles = meta.story({
  args: {
    layout: 'tiles',
    children: groupSamples.map((group) => <CertificateGroupCard key={group.name} {...group} />),
  },
});

export const Bands = meta.story({ args: { layout: 'bands', children: badges } });

/** The activity page's layout: cards span 7 and 5 of 12 columns, then the full width. */
export const Stats = meta.story({ args: { layout: 'stats', children: badges } });

/** Cards in a row have equal heights. */
export const LongText = meta.story({
  args: {
    children: skillSamples.map((skill, index) => (
      <SkillCard key={skill.name} {...skill} name={index === 1 ? longName : skill.name} />
    )),
  },
});
