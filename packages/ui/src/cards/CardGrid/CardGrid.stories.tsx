import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import {
  badgeSamples,
  certificateSample,
  hobbySamples,
  longName,
  skillSamples,
} from '../../samples/cards';
import { BadgeCard } from '../BadgeCard/BadgeCard';
import { CertificateCard } from '../CertificateCard/CertificateCard';
import { HobbyCard } from '../HobbyCard/HobbyCard';
import { SkillCard } from '../SkillCard/SkillCard';
import { CardGrid } from './CardGrid';

const skills = skillSamples.map((skill) => <SkillCard key={skill.name} {...skill} />);

const meta = {
  title: 'Cards/Lists/CardGrid',
  component: CardGrid,
  args: { layout: 'open', children: skills },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Skills: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(skills.length);
  },
};

export const Certificates: Story = {
  args: {
    children: [
      <CertificateCard key={1} {...certificateSample} />,
      <CertificateCard
        key={2}
        {...certificateSample}
        title="A title that takes two lines or three"
      />,
      <CertificateCard key={3} {...certificateSample} />,
    ],
  },
};

export const Single: Story = {
  args: {
    layout: 'single',
    children: [<CertificateCard key={1} {...certificateSample} isFeatured />],
  },
};

export const Tiles: Story = {
  args: {
    layout: 'tiles',
    children: hobbySamples.map((hobby) => <HobbyCard key={hobby.name} {...hobby} />),
  },
};

export const Bands: Story = {
  args: {
    layout: 'bands',
    children: badgeSamples.map((badge) => <BadgeCard key={badge.name} {...badge} />),
  },
};

/** As on the activity page: 7 columns, 5, and then all twelve. */
export const Stats: Story = {
  args: {
    layout: 'stats',
    children: badgeSamples.map((badge) => <BadgeCard key={badge.name} {...badge} />),
  },
};

/** Cards of one row are as high as the highest. */
export const LongText: Story = {
  args: {
    children: skillSamples.map((skill, index) => (
      <SkillCard key={skill.name} {...skill} name={index === 1 ? longName : skill.name} />
    )),
  },
};

export const Empty: Story = { args: { children: [] } };
