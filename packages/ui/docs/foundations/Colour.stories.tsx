import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { colours, siteColours, type Colour, type Token } from '@portfolio/theme';
import { radius } from '../../src/theme';
import {
  colourValue,
  contrastPairs,
  minimumRatio,
  pairRatio,
  type ContrastPair,
  type ContrastUse,
  type ThemeName,
} from '@portfolio/theme/contrast';
import { Code, page, Patch, TokenSection } from './layout';

export default { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

const inBothThemes = <Value,>(cell: (value: Value, theme: ThemeName) => ReactNode) => ({
  Light: (value: Value) => cell(value, 'light'),
  Dark: (value: Value) => cell(value, 'dark'),
});

const roles = Object.fromEntries(
  Object.entries(colours).map(([name, [, , purpose]]): [string, Token<Colour>] => [
    name,
    [name as Colour, purpose],
  ]),
);

/** All colours by role, for light and dark. */
export const Roles = page(
  'Colour',
  'Colours are named by their role. The light theme uses the warm yellow of tactile paving. The dark theme looks like coloured chalk on a wet floor before dawn.',
  <TokenSection
    label="Roles"
    firstHeading="Colour"
    tokens={roles}
    code={(name) => `colour('${name}')`}
    columns={inBothThemes((name: Colour, theme) => {
      const value = colourValue(name, theme, siteColours);
      return (
        <>
          <Patch style={{ background: value }} />
          <Code>{value}</Code>
        </>
      );
    })}
  />,
);

const Mark = styled.span<{ $shape: 'dot' | 'line' }>`
  inline-size: ${({ $shape }) => ($shape === 'dot' ? '1rem' : '2.5rem')};
  block-size: ${({ $shape }) => ($shape === 'dot' ? '1rem' : '3px')};
  border-radius: ${radius('pill')};
`;

function Sample({ pair, theme }: { pair: ContrastPair; theme: ThemeName }) {
  const [ground = 'ground'] = [...pair.backgrounds].reverse();
  const foreground = colourValue(pair.foreground, theme, siteColours);
  return (
    <>
      <Patch style={{ background: colourValue(ground, theme, siteColours), color: foreground }}>
        {pair.use === 'text' ? (
          <span>Aa</span>
        ) : (
          <Mark
            $shape={pair.foreground.includes('dot') ? 'dot' : 'line'}
            style={{ background: foreground }}
          />
        )}
      </Patch>
      {`${pairRatio(pair, theme, siteColours).toFixed(2)} : 1`}
    </>
  );
}

const pairsFor = (use: ContrastUse): Record<string, Token<ContrastPair>> =>
  Object.fromEntries(
    contrastPairs
      .filter((pair) => pair.use === use)
      .map((pair) => [`${pair.foreground} on ${pair.backgrounds.join(' or ')}`, [pair, '']]),
  );

const uses: Record<ContrastUse, string> = {
  text: `Text: at least ${minimumRatio.text} to 1 (WCAG 2.2, 1.4.3)`,
  control: `Controls, focus and dots: at least ${minimumRatio.control} to 1 (WCAG 2.2, 1.4.11)`,
  decoration: 'Decoration: nothing depends on it',
};

/** All pairs of colours that are used together, with their contrast in both themes. */
export const Contrast = page(
  'Contrast',
  'The ratios are computed from the tokens, and tests fail if a pair is below its minimum in either theme. For a pair with two backgrounds, the better ratio counts: a dot must stand out from its ring or from the surface below it.',
  (Object.keys(uses) as ContrastUse[]).map((use) => (
    <TokenSection
      key={use}
      label={uses[use]}
      firstHeading="Pair"
      tokens={pairsFor(use)}
      columns={inBothThemes((pair: ContrastPair, theme) => (
        <Sample pair={pair} theme={theme} />
      ))}
      lastHeading=""
    />
  )),
);
