import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { ProjectCard } from '../../src/cards/ProjectCard/ProjectCard';
import { ProjectGrid } from '../../src/cards/ProjectGrid/ProjectGrid';
import type { PictureSource } from '../../src/cards/Picture/Picture';
import { LinkButton } from '../../src/forms/LinkButton/LinkButton';
import { Hero } from '../../src/home/Hero/Hero';
import { PauseButton } from '../../src/home/PauseButton/PauseButton';
import { SameDots } from '../../src/home/SameDots/SameDots';
import { TypedTitle } from '../../src/home/TypedTitle/TypedTitle';
import { Section } from '../../src/layout/Section/Section';
import { SectionHead } from '../../src/layout/SectionHead/SectionHead';
import {
  missingPhotoSample,
  projectSamples,
  sameDotsSamples,
  titleSamples,
} from '../../src/samples/cards';
import { ownerSample } from '../../src/samples/chrome';
import { largeText, onPhone, onTablet, pageStory, rightToLeft } from './stage';

interface HomeProps {
  /** What has been typed so far. */
  typed: string;
  portrait: PictureSource;
}

function Home({ typed, portrait }: HomeProps) {
  return (
    <>
      <Hero
        greeting={{
          text: 'வணக்கம்',
          meaning: 'welcome',
          language: 'ta',
          image: { art: 'words/vanakkam' },
        }}
        introduction={`Vanakkam,\nI’m ${ownerSample}`}
        title={<TypedTitle text={typed} allTitles={titleSamples} />}
        lead="I build apps, and hardware that tells a blind rider which bus has come."
        actions={
          <>
            <LinkButton href="https://example.com/resume.pdf" newTab>
              <span>View Resume</span>
            </LinkButton>
            <LinkButton href="#contact" variant="outline">
              <span>Hire Me</span>
            </LinkButton>
            <PauseButton isPaused={false} onToggle={() => undefined} />
          </>
        }
        portrait={portrait}
      />
      <Section>
        <SectionHead heading="Same dots, different line" />
        <SameDots items={sameDotsSamples} />
      </Section>
      <Section>
        <SectionHead
          heading="Recent work"
          action={
            <LinkButton href="#projects" variant="outline">
              <span>All projects</span>
            </LinkButton>
          }
        />
        <ProjectGrid layout="three">
          {projectSamples.slice(0, 3).map((project) => (
            <ProjectCard key={project.name} {...project} headingLevel={3} />
          ))}
        </ProjectGrid>
      </Section>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Home',
  component: Home,
  parameters: { ...pageStory.parameters, current: 'Home' },
  args: {
    typed: titleSamples[0]!,
    portrait: { art: 'portrait', alt: 'Asha Kumar, drawn in dots' },
  },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const HalfTyped: Story = { args: { typed: 'Software Dev' } };

export const MissingPortrait: Story = { args: { portrait: missingPhotoSample } };

/** A first visit: the banner covers nothing that one has to press. */
export const CookieQuestion: Story = { parameters: { overlay: 'cookies' } };

/** After 90 seconds, once a day. */
export const SurveyInvitation: Story = { parameters: { overlay: 'popup' } };

export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const LargeText: Story = largeText;

/** The three-bar button's menu. */
export const PhoneMenu: Story = {
  ...onPhone,
  parameters: { overlay: 'menu' },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const PhoneCookieQuestion: Story = { ...onPhone, parameters: { overlay: 'cookies' } };

export const RightToLeft: Story = rightToLeft;
