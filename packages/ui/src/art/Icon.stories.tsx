import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { size, space } from '../theme';
import { Icon, iconNames } from './Icon';

const meta = {
  title: 'Art/Icon',
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

/** Every icon, under its name. */
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
