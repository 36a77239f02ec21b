import { colours, siteColours, tileNotes, tilePartNotes, tileParts, tiles } from '@portfolio/theme';
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
import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';

import { TokenTable } from './TokenTable';

/** All colours by role, for light and dark. */
export const Roles = () => (
  <ColorPalette>
    {Object.entries(colours).map(([name, [light, dark, purpose]]) => (
      <ColorItem
        key={name}
        title={`colour('${name}')`}
        subtitle={purpose}
        colors={{ Light: light, Dark: dark }}
      />
    ))}
  </ColorPalette>
);

/** Colour sets for pages, covers and cards. */
export const Tiles = () => (
  <ColorPalette>
    {tiles.flatMap((tile) =>
      themes.map((theme) => (
        <ColorItem
          key={tile + theme}
          title={`tile="${tile}", ${theme}`}
          subtitle={theme === 'light' ? tileNotes[tile] : ''}
          colors={Object.fromEntries(
            tileParts.map((part) => [
              tilePartNotes[part],
              colourValue(`${tile}/${part}`, theme, siteColours),
            ]),
          )}
        />
      )),
    )}
  </ColorPalette>
);

function Sample({ pair, theme }: { pair: ContrastPair; theme: ThemeName }) {
  const background = colourValue(pair.backgrounds.at(-1)!, theme, siteColours);
  const color = colourValue(pair.foreground, theme, siteColours);
  return (
    <>
      <span style={{ background, color, padding: '0.5rem 1rem', marginInlineEnd: '0.5rem' }}>
        {pair.use === 'text' ? 'Aa' : '●'}
      </span>
      {`${pairRatio(pair, theme, siteColours).toFixed(2)} : 1`}
    </>
  );
}

const uses: Record<ContrastUse, string> = {
  text: `Text: at least ${minimumRatio.text} : 1`,
  control: `Controls, focus and dots: at least ${minimumRatio.control} : 1`,
  decoration: 'Decoration',
};

/** All pairs of colours that are used together, with their contrast in both themes. */
export const Contrast = () => (
  <TokenTable
    tokens={contrastPairs
      .toSorted((one, other) => minimumRatio[other.use] - minimumRatio[one.use])
      .map((pair) => [
        `${pair.foreground} on ${pair.backgrounds.join(' or ')}`,
        [pair, uses[pair.use]],
      ])}
    columns={{
      Light: (pair) => <Sample pair={pair} theme="light" />,
      Dark: (pair) => <Sample pair={pair} theme="dark" />,
    }}
  />
);
