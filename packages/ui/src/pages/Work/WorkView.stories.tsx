import type { Meta, StoryObj } from '@storybook/react-vite';
import { internshipSamples } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { WorkView } from './WorkView';

const meta = {
  ...pageStory,
  title: 'Pages/Work',
  component: WorkView,
  parameters: { ...pageStory.parameters, current: 'Internships' },
  args: {
    words: {
      heading: 'Internships',
      lead: 'Four beads on a string: what other people’s work has taught me.',
      tile: 'fresh',
      kolam: 'stops',
    },
    items: internshipSamples,
    loader: { isLoading: false, label: 'Loading internships' },
    revealMs: 0,
  },
} satisfies Meta<typeof WorkView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  args: { loader: { isLoading: true, label: 'Loading internships' } },
};
