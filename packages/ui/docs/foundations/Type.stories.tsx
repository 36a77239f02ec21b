import type { Meta } from '@storybook/react-vite';
import { ownFonts } from '@portfolio/theme/fonts';
import { styled } from 'styled-components';

import { fonts, sizes, type Font, type Size, type Token } from '@portfolio/theme';
import { font, size } from '../../src/theme';
import { fluidWidths, lengthPx } from '../../src/theme/designTokens';
import { Code, Name, Group, page, TokenSection } from './layout';

export default { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

const settings: Partial<
  Record<Size, { lineHeight: number; letterSpacing: string; sample: string }>
> = {
  hero: { lineHeight: 0.84, letterSpacing: '-.03em', sample: 'Freelancer.' },
  page: { lineHeight: 0.84, letterSpacing: '-.025em', sample: 'Projects' },
  1: { lineHeight: 0.9, letterSpacing: '-.02em', sample: 'Same dots, different line' },
  2: { lineHeight: 0.98, letterSpacing: '-.012em', sample: 'Recent work' },
  3: { lineHeight: 1.02, letterSpacing: '-.012em', sample: 'RFID bus number announcer' },
};

const pxOnLaptop = (name: Size) => lengthPx(sizes[name][0], fluidWidths.laptop);

/** The keys are the calls that return the sizes, e.g. `size('hero')`. */
const sizesFromLargest = Object.fromEntries(
  (Object.keys(sizes) as Size[])
    .sort((one, other) => pxOnLaptop(other) - pxOnLaptop(one))
    .map((name): [string, Token<Size>] => [
      /^\d$/.test(String(name)) ? `size(${name})` : `size('${name}')`,
      [name, sizes[name][1]],
    ]),
);

const Sample = styled.span`
  display: block;
  padding-block: 0.15em;
  white-space: nowrap;
`;

/** All font sizes on a phone and a laptop, with samples at this window's width. */
export const Sizes = page(
  'Type',
  "The site has two typefaces, and a third for code. Sizes are fluid: they grow with the window and with the reader's font size. All text is in sentence case.",
  <TokenSection
    label="Sizes"
    tokens={sizesFromLargest}
    columns={{
      ...Object.fromEntries(
        Object.entries(fluidWidths).map(([device, width]) => [
          `On a ${device}`,
          (name: Size) => `${lengthPx(sizes[name][0], width).toFixed(1)} px`,
        ]),
      ),
      Sample: (name) => {
        const setting = settings[name];
        const weightAndSize = `${setting ? 700 : 400} ${size(name)} / ${setting?.lineHeight ?? 1.42}`;
        return (
          <Sample
            style={{
              font: `${weightAndSize} ${font(setting ? 'display' : 'text')}`,
              letterSpacing: setting?.letterSpacing,
            }}
          >
            {setting?.sample ?? 'The reader at the stop detects the tag.'}
          </Sample>
        );
      },
    }}
  />,
);

const Alphabet = styled.p`
  font-size: ${size(3)};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const weights: Record<Font, readonly number[]> = {
  display: [500, 600, 700],
  text: [400, 600, 700],
  mono: [400],
};

/** The typefaces, in the weights that the site uses. */
export const Faces = page(
  'Faces',
  Object.keys(ownFonts.faces).length > 0
    ? 'The typefaces that `theme.yaml` names.'
    : 'Anek supports ten Indian scripts; the site uses its Latin for headings. Atkinson Hyperlegible is designed so that similar letters are easy to tell apart: Il1, O0, rn m. JetBrains Mono is for code.',
  (Object.keys(fonts) as Font[]).map((name) => (
    <Group key={name}>
      <Name>{fonts[name][1]}</Name>
      <Code>{`font('${name}')`}</Code>
      {weights[name].map((weight) => (
        <Alphabet key={weight} style={{ fontFamily: font(name), fontWeight: weight }}>
          {`${weight} ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 Il1 O0 rn m – “ ” @ &`}
        </Alphabet>
      ))}
    </Group>
  )),
);
