import type { Meta } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { colours, siteColours, type Colour, type Token } from '@portfolio/theme';
import { colour, radius, space } from '../../src/theme';
import {
  colourValue,
  contrastPairs,
  minimumRatio,
  pairRatio,
  themes,
  type ContrastPair,
  type ContrastUse,
  type ThemeName,
} from '@portfolio/theme/contrast';
import { Cards, Code, Name, Note, Patch, page, TokenSection } from './layout';

export default { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

const Swatches = styled(Cards)`
  column-gap: ${space(24)};

  li {
    gap: ${space(4)};
  }
`;

const Pair = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border: 1px solid ${colour('edge')};
  border-radius: ${radius('tile')};
  margin-block-end: ${space(4)};
  forced-color-adjust: none;

  > span {
    block-size: 4.5rem;
  }
`;

const names = Object.keys(colours) as Colour[];

/** All colours by role, for light and dark. */
export const Roles = page(
  'Colour',
  'Colours are named by their role. The light theme uses the warm yellow of tactile paving. The dark theme looks like coloured chalk on a wet floor before dawn.',
  <Swatches $min="15rem">
    {names.map((name) => (
      <li key={name}>
        <Pair aria-hidden>
          {themes.map((theme) => (
            <span key={theme} style={{ background: colourValue(name, theme, siteColours) }} />
          ))}
        </Pair>
        <Name>{name}</Name>
        <Code>{`colour('${name}')`}</Code>
        <Code>{themes.map((theme) => colourValue(name, theme, siteColours)).join(' / ')}</Code>
        <Note>{colours[name][2]}</Note>
      </li>
    ))}
  </Swatches>,
);

const Mark = styled.span<{ $shape: 'dot' | 'line' }>`
  inline-size: ${({ $shape }) => ($shape === 'dot' ? '1rem' : '2.5rem')};
  block-size: ${({ $shape }) => ($shape === 'dot' ? '1rem' : '3px')};
  border-radius: ${radius('pill')};
`;

/** Shows a pair in use: text, a line or a dot. */
function Sample({ pair, theme }: { pair: ContrastPair; theme: ThemeName }) {
  const [ground = 'ground'] = [...pair.backgrounds].reverse();
  const foreground = colourValue(pair.foreground, theme, siteColours);
  return (
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
  );
}

const ratio = (pair: ContrastPair, theme: ThemeName) => (
  <span style={{ fontVariantNumeric: 'tabular-nums' }}>
    {`${pairRatio(pair, theme, siteColours).toFixed(2)} : 1`}
  </span>
);

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

/** All colours that are used together, with their contrast in both themes. */
export const Contrast = page(
  'Contrast',
  'The ratios are computed from the tokens, and tests fail if a pair is below its minimum in either theme. For a pair with two backgrounds, the better ratio counts: a dot must stand out from its ring or from the surface below it.',
  (Object.keys(uses) as ContrastUse[]).map((use) => (
    <TokenSection
      key={use}
      label={uses[use]}
      first="Pair"
      tokens={pairsFor(use)}
      columns={{
        Light: (pair) => <Sample pair={pair} theme="light" />,
        'Ratio in light': (pair) => ratio(pair, 'light'),
        Dark: (pair) => <Sample pair={pair} theme="dark" />,
        'Ratio in dark': (pair) => ratio(pair, 'dark'),
      }}
      last=""
    />
  )),
);
