import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { projectSamples, sameDotsSamples, titleSamples } from '../../samples/cards';
import { ownerSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { HomeView } from './HomeView';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: HomeView,
  parameters: { ...pageStory.parameters, current: 'Home' },
  args: {
    greeting: {
      text: 'வணக்கம்',
      meaning: 'welcome',
      language: 'ta',
      image: { art: 'words/vanakkam' },
    },
    introduction: `Vanakkam,\nI’m ${ownerSample}`,
    lead: 'I build apps, and hardware that tells a blind rider which bus has come.',
    portrait: { art: 'portrait', alt: 'Asha Kumar, drawn in dots' },
    titles: titleSamples,
    typed: titleSamples[0]!,
    isPaused: false,
    onPauseToggle: fn(),
    resume: { label: 'View Resume', href: 'https://example.com/resume.pdf' },
    hire: { label: 'Hire Me', href: '#contact' },
    sameDots: { heading: 'Same dots, different line', items: sameDotsSamples },
    recentWork: {
      heading: 'Recent work',
      link: { label: 'All projects', href: '#projects' },
      projects: projectSamples.slice(0, 3).map((project) => ({ ...project, slug: project.name })),
    },
    revealMs: 0,
  },
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /Pause/ }));
    await expect(args.onPauseToggle).toHaveBeenCalledOnce();
  },
};
