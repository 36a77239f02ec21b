import type { Meta, StoryObj } from '@storybook/react-vite';

import { AchievementCounter } from '../../src/cards/AchievementCounter/AchievementCounter';
import { AchievementList } from '../../src/cards/AchievementList/AchievementList';
import { Bio } from '../../src/cards/Bio/Bio';
import { CardGrid } from '../../src/cards/CardGrid/CardGrid';
import { EducationList } from '../../src/cards/EducationList/EducationList';
import { HobbyCard } from '../../src/cards/HobbyCard/HobbyCard';
import type { PictureSource } from '../../src/cards/Picture/Picture';
import { PageHead } from '../../src/chrome/PageHead/PageHead';
import { LinkButton } from '../../src/forms/LinkButton/LinkButton';
import { Section } from '../../src/layout/Section/Section';
import { SectionHead } from '../../src/layout/SectionHead/SectionHead';
import { Wrap } from '../../src/layout/Wrap/Wrap';
import { educationSamples, hobbySamples, missingPhotoSample } from '../../src/samples/cards';
import { paragraphsSample } from '../../src/samples/chrome';
import { onPhone, onTablet, pageStory, rightToLeft } from './stage';

interface AboutProps {
  portrait: PictureSource;
  /** How far the counters have come, 0-1. */
  counted: number;
}

function About({ portrait, counted }: AboutProps) {
  return (
    <>
      <PageHead heading="About" lead="Who made this, and what for." tile="lotus" kolam="stair" />
      <Wrap>
        <Bio
          paragraphs={[
            'I build software for people whom software forgets: riders who cannot read a sign, signers whom nobody hears.',
            paragraphsSample[2]!,
          ]}
          portrait={portrait}
        />
      </Wrap>
      <Section>
        <SectionHead heading="Education" />
        <EducationList items={educationSamples} />
      </Section>
      <Section>
        <SectionHead heading="Hobbies" />
        <CardGrid layout="tiles">
          {hobbySamples.map((hobby) => (
            <HobbyCard key={hobby.name} {...hobby} />
          ))}
        </CardGrid>
      </Section>
      <Section>
        <SectionHead heading="Achievements" />
        <AchievementList>
          <AchievementCounter
            label="Awards"
            target={5}
            value={Math.round(5 * counted)}
            suffix="+"
          />
          <AchievementCounter
            label="Certificates"
            target={20}
            value={Math.round(20 * counted)}
            suffix="+"
          />
        </AchievementList>
        <LinkButton href="#certificates" variant="outline">
          <span>See all certificates</span>
        </LinkButton>
      </Section>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/About',
  component: About,
  parameters: { ...pageStory.parameters, current: 'About' },
  args: { portrait: { art: 'portrait', alt: 'Asha Kumar, drawn in dots' }, counted: 1 },
} satisfies Meta<typeof About>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Counting: Story = { args: { counted: 0.4 } };
export const MissingPortrait: Story = { args: { portrait: missingPhotoSample } };
export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const RightToLeft: Story = rightToLeft;
