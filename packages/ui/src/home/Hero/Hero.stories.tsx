import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { longName, missingPhotoSample, photoSample, titleSamples } from '../../samples/cards';
import { PauseButton } from '../PauseButton/PauseButton';
import { TypedTitle } from '../TypedTitle/TypedTitle';
import { Hero } from './Hero';

const meta = {
  title: 'Home/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    greeting: {
      text: 'வணக்கம்',
      meaning: 'welcome',
      language: 'ta',
      image: { art: 'words/vanakkam' },
    },
    introduction: 'Vanakkam,\nI’m Portfolio Owner',
    title: <TypedTitle text={titleSamples[0]!} allTitles={titleSamples} />,
    lead: 'I build apps, and hardware that tells a blind rider which bus has come.',
    actions: (
      <>
        <LinkButton href="https://example.com/resume" newTab>
          View Resume
        </LinkButton>
        <LinkButton href="/contact" variant="outline">
          Hire Me
        </LinkButton>
        <PauseButton isPaused={false} onToggle={() => undefined} />
      </>
    ),
    portrait: { art: 'portrait', alt: 'Portrait of the owner, drawn as a screen of dots' },
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('I’m Portfolio Owner');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Photo: Story = { args: { portrait: photoSample } };

export const MissingImage: Story = { args: { portrait: missingPhotoSample } };

export const LongText: Story = {
  args: { introduction: longName, lead: `${longName}. `.repeat(3) },
};

export const Tablet: Story = { globals: { viewport: { value: 'medium' } } };
