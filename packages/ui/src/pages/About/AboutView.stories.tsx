import type { Meta, StoryObj } from '@storybook/react-vite';
import { educationSamples, heroSample, hobbySamples } from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { AboutView } from './AboutView';

const meta = {
  ...pageStory,
  title: 'Pages/About',
  component: AboutView,
  args: {
    words: { heading: 'About', lead: 'Who made this, and what for.', tile: 'warm', kolam: 'ring' },
    bio: paragraphsSample.slice(0, 2),
    portrait: heroSample.portrait,
    educationHeading: 'Education',
    education: educationSamples,
    hobbiesHeading: 'Hobbies',
    hobbies: hobbySamples,
    achievementsHeading: 'Achievements',
    achievements: [
      { count: 5, suffix: '+', label: 'Awards' },
      { count: 20, suffix: '+', label: 'Certificates' },
    ],
    achievementsLink: { label: 'See all certificates', href: '#certificates' },
    revealMs: 0,
    countMs: 0,
  },
} satisfies Meta<typeof AboutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
