import type { Meta, StoryObj } from '@storybook/react-vite';

import { groupSamples } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { CertificatesView } from './CertificatesView';

const groups = groupSamples.map((group) => ({ ...group, slug: group.name }));

const meta = {
  ...pageStory,
  title: 'Pages/Certificates',
  component: CertificatesView,
  args: {
    words: {
      heading: 'Certificates',
      lead: 'Each provider’s mark has as many beads as there are certificates.',
      tile: 'deep',
      kolam: 'twenty',
    },
    groups,
    isLoading: false,
    revealMs: 0,
  },
} satisfies Meta<typeof CertificatesView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The total is at the end. */
export const Default: Story = {};
export const Loading: Story = { args: { isLoading: true } };

export const Empty: Story = { args: { groups: [] } };

/** Certificates and providers are counted in the singular. */
export const One: Story = { args: { groups: groups.slice(0, 1) } };
