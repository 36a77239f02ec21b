import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { size, space } from '../theme';
import { Icon, iconNames } from './Icon';

const meta = {
  title: 'Media and documents/Icon (symbol, glyph)',
  id: 'art-icon',
  component: Icon,
  args: { name: 'search' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${space(24)};
  font-size: ${size('mini')};
`;

export const Default: Story = {};

/** Every icon, by name. */
export const Everything: Story = {
  render: () => (
    <Grid>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <span>{name}</span>
        </li>
      ))}
    </Grid>
  ),
};
