import preview from '../../../.storybook/preview';
import { internshipSamples } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { WorkView } from './WorkView';

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Work',
  component: WorkView,
  parameters: { ...pageStory.parameters, current: 'Internships' },
  args: {
    head: {
      heading: 'Internships',
      lead: 'Three companies, and what I learned at each of them.',
      tile: 'fresh',
      kolam: 'stops',
    },
    items: internshipSamples,
    loader: { isLoading: false, label: 'Loading internships' },
    revealMs: 0,
  } as const,
});

export const Default = meta.story();
