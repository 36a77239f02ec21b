import preview from '../../../.storybook/preview';
import { EducationList } from '../../cards/EducationList/EducationList';
import { educationSamples, heroSample, hobbySamples, longName } from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { AboutView } from './AboutView';

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/About',
  component: AboutView,
  subcomponents: { EducationList },
  args: {
    head: { heading: 'About', lead: 'Who made this, and why.', tile: 'warm', kolam: 'ring' },
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
  } as const,
});

export const Default = meta.story();

/** On phones, the names of hobbies shrink instead of breaking within words. */
export const LongText = meta.story({
  args: {
    education: [{ ...educationSamples[0]!, title: longName }],
    hobbies: ['Valokuvaaminen', 'Kielitiede', 'Hapanjuurileipominen', 'Orienteering'].map(
      (name, index) => ({ ...hobbySamples[index]!, name }),
    ),
  },
});
