import type { Meta } from '@storybook/react-vite';
import { ownFonts } from '@portfolio/theme/fonts';
import { styled } from 'styled-components';

import { fonts, sizes, type Font, type Size } from '@portfolio/theme';
import { colour, font, size, space } from '../../src/theme';
import { fluidWidths, lengthPx } from '../../src/theme/designTokens';
import { Code, Name, Note, Group, page } from './layout';

export default { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

const Specimens = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
    gap: ${space(24)};
    align-items: baseline;
    padding-block: ${space(24)};
    border-block-end: 1px solid ${colour('hair')};
  }

  dt {
    display: grid;
    gap: ${space(4)};
  }

  dd {
    overflow: hidden;
    padding-block: 0.15em;
    white-space: nowrap;
  }

  @media (max-width: 48rem) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Line height, letter spacing and sample text by size. */
const settings: Partial<
  Record<Size, { lineHeight: number; letterSpacing: string; sample: string }>
> = {
  hero: { lineHeight: 0.84, letterSpacing: '-.03em', sample: 'Freelancer.' },
  page: { lineHeight: 0.84, letterSpacing: '-.025em', sample: 'Projects' },
  1: { lineHeight: 0.9, letterSpacing: '-.02em', sample: 'Same dots, different line' },
  2: { lineHeight: 0.98, letterSpacing: '-.012em', sample: 'Recent work' },
  3: { lineHeight: 1.02, letterSpacing: '-.012em', sample: 'RFID bus number announcer' },
};

const ownNames = (Object.keys(sizes) as Size[]).sort(
  (a, b) => lengthPx(sizes[b][0], fluidWidths.laptop) - lengthPx(sizes[a][0], fluidWidths.laptop),
);

/** All font sizes at this window's width. */
export const Sizes = page(
  'Type',
  "The site has two typefaces, and a third for code. Sizes are fluid: they grow with the window and with the reader's font size. All text is in sentence case.",
  <Specimens>
    {ownNames.map((name) => {
      const setting = settings[name];
      return (
        <div key={name}>
          <dt>
            <Code>{/^\d$/.test(String(name)) ? `size(${name})` : `size('${name}')`}</Code>
            <Note>
              {`${Object.entries(fluidWidths)
                .map(
                  ([device, width]) =>
                    `${lengthPx(sizes[name][0], width).toFixed(1)} px on a ${device}`,
                )
                .join(', ')}. ${sizes[name][1]}`}
            </Note>
          </dt>
          <dd
            style={{
              font: `${setting ? 700 : 400} ${size(name)} / ${setting?.lineHeight ?? 1.42} ${font(setting ? 'display' : 'text')}`,
              letterSpacing: setting?.letterSpacing,
            }}
          >
            {setting?.sample ??
              'The reader at the stop detects the tag before anyone sees the bus.'}
          </dd>
        </div>
      );
    })}
  </Specimens>,
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

/** The typefaces in the weights that are used. */
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
