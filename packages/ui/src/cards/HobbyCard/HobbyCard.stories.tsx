import type { Meta, StoryObj } from '@storybook/react-vite';

import { hobbySamples, longName, missingPhotoSample } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { HobbyCard } from './HobbyCard';

const meta = {
  title: 'Cards/Person/HobbyCard',
  component: HobbyCard,
  args: hobbySamples[0],
  decorators: [inColumn('17rem', 'Hobbies')],
} satisfies Meta<typeof HobbyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { name: longName } };

export const MissingImage: Story = { args: { image: missingPhotoSample } };
