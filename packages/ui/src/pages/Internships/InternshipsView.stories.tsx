import type { Meta, StoryObj } from '@storybook/react-vite';
import { internshipSamples, longName } from '../../samples/cards';
import { largeText, pageStory } from '../pageStory';
import { InternshipsView } from './InternshipsView';

const meta = {
  ...pageStory,
  title: 'Pages/Internships',
  component: InternshipsView,
  parameters: { ...pageStory.parameters, current: 'Internships' },
  args: {
    words: {
      heading: 'Internships',
      lead: 'Four beads on a string: what other people’s work has taught me.',
      tile: 'leaf',
      kolam: 'stops',
    },
    internships: internshipSamples,
    isLoading: false,
    revealMs: 0,
  },
} satisfies Meta<typeof InternshipsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const LongText: Story = {
  args: {
    internships: internshipSamples.map((item) => ({ ...item, company: longName, role: longName })),
  },
};
export const LargeText: Story = largeText;
