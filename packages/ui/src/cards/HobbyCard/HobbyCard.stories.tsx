import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { hobbySamples, longName, missingPhotoSample } from '../../samples/cards';
import { HobbyCard } from './HobbyCard';

const Column = styled.section`
  max-inline-size: 17rem;
`;

const meta = {
  title: 'Cards/Person/HobbyCard',
  component: HobbyCard,
  args: hobbySamples[0],
  decorators: [
    (Story) => (
      <Column>
        <h2>Hobbies</h2>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof HobbyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { name: longName } };

export const MissingImage: Story = { args: { image: missingPhotoSample } };
