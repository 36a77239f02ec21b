import type { Meta } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { borderWidths, radii, shadows, spaces } from '@portfolio/theme';
import { colour, radius, shadow } from '../../src/theme';
import { lengthPx } from '../../src/theme/designTokens';
import { page, TokenSection } from './layout';

export default { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;

const Bar = styled.span`
  display: block;
  block-size: 1.25rem;
  background: ${colour('ink')};
  border-radius: ${radius('tile')};
  forced-color-adjust: none;
`;

const Box = styled.span`
  display: block;
  inline-size: 11rem;
  block-size: 4rem;
  background: ${colour('raised')};
`;

/** All spacing steps. */
export const Steps = page(
  'Space',
  "The steps are in rem, so that spacing grows with the reader's font size. Use small steps inside a component and large ones between components.",
  <TokenSection
    label="Spacing steps"
    firstHeading="Step"
    tokens={spaces}
    code={(step) => `space(${step})`}
    columns={{
      Size: (value) => `${lengthPx(value)} px`,
      Preview: (value) => <Bar style={{ inlineSize: value }} />,
    }}
  />,
);

/** Corners, borders and the shadow. */
export const Shape = page(
  'Shape',
  'There are two corners, two borders and one shadow. Content is on tiles, and controls are pills. Only overlays have a shadow.',
  <>
    <TokenSection
      label="Corners"
      tokens={radii}
      code={(name) => `radius('${name}')`}
      columns={{
        Size: (value) => value,
        Preview: (value) => (
          <Box style={{ borderRadius: value, border: `2px solid ${colour('ink')}` }} />
        ),
      }}
    />
    <TokenSection
      label="Borders"
      tokens={borderWidths}
      code={(name) => `var(--${name})`}
      columns={{
        Size: (value) => value,
        Preview: (value) => <Bar style={{ inlineSize: '11rem', blockSize: value }} />,
      }}
    />
    <TokenSection
      label="Shadow"
      tokens={{ pop: [shadow('pop'), shadows.pop[2]] }}
      code={(name) => `shadow('${name}')`}
      columns={{
        Preview: (value) => (
          <Box style={{ boxShadow: value, marginBlockEnd: '2rem', blockSize: '6rem' }} />
        ),
      }}
    />
  </>,
);
