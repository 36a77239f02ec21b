import preview from '../../.storybook/preview';
import { styled } from 'styled-components';

import { size, space } from '../theme';
import { Icon, iconNames } from './Icon';

const meta = preview.meta({
  title: 'Media and documents/Icon (symbol, glyph)',
  id: 'art-icon',
  component: Icon,
  args: { name: 'search' } as const,
});

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${space(24)};
  font-size: ${size('mini')};
`;

export const Default = meta.story();

/** Every icon, by name. */
export const Everything = meta.story({
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
});
