import { fonts, sizes, type Font, type Size } from '@portfolio/theme';

import { font, size } from '../../src/theme';
import { fluidWidths, lengthPx } from '../../src/theme/designTokens';
import { TokenTable } from './TokenTable';

/** Sizes of headings, which have the display typeface. */
const headings: readonly Size[] = ['hero', 'page', 1, 2, 3];

const pxOnLaptop = (length: string) => lengthPx(length, fluidWidths.laptop);

/** All font sizes on a phone and a laptop, with samples at this window's width. */
export const Sizes = () => (
  <TokenTable
    tokens={Object.entries(sizes).sort(([, [a]], [, [b]]) => pxOnLaptop(b) - pxOnLaptop(a))}
    code={(name) => (/^\d$/.test(name) ? `size(${name})` : `size('${name}')`)}
    columns={{
      'On a phone': (value) => `${lengthPx(value, fluidWidths.phone).toFixed(1)} px`,
      'On a laptop': (value) => `${pxOnLaptop(value).toFixed(1)} px`,
      Sample: (value, name) => {
        const isHeading = headings.some((heading) => String(heading) === name);
        const style = `${isHeading ? 700 : 400} ${value} / 1 ${font(isHeading ? 'display' : 'text')}`;
        return <span style={{ font: style }}>{isHeading ? 'Dots' : 'Dots and one line'}</span>;
      },
    }}
  />
);

const weights: Record<Font, readonly number[]> = {
  display: [500, 600, 700],
  text: [400, 600, 700],
  mono: [400],
};

/** The typefaces, in the weights that the site uses. */
export const Faces = () =>
  (Object.keys(fonts) as Font[]).map((name) => (
    <section key={name}>
      <strong>{fonts[name][1]}</strong> <code>{`font('${name}')`}</code>
      {weights[name].map((weight) => (
        <p
          key={weight}
          style={{ font: `${weight} ${size(3)} / 1.3 ${font(name)}`, overflowWrap: 'anywhere' }}
        >
          {`${weight} ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 Il1 O0 rn m – “ ” @ &`}
        </p>
      ))}
    </section>
  ));
