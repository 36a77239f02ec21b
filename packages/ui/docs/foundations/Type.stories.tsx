import type { Meta } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { colour, font, fonts, size, sizes, space, type Font, type Size } from '../../src/theme';
import { fluidWidths, lengthPx } from '../../src/theme/designTokens';
import { Code, Name, Note, Part, page } from './parts';

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

/** How parts set a size, and a text of the kind that they set in it, for it to be judged as it is used. */
const settings: Partial<
  Record<Size, { lineHeight: number; letterSpacing: string; words: string }>
> = {
  hero: { lineHeight: 0.84, letterSpacing: '-.03em', words: 'Freelancer.' },
  page: { lineHeight: 0.84, letterSpacing: '-.025em', words: 'Projects' },
  1: { lineHeight: 0.9, letterSpacing: '-.02em', words: 'Same dots, different line' },
  2: { lineHeight: 0.98, letterSpacing: '-.012em', words: 'Recent work' },
  3: { lineHeight: 1.02, letterSpacing: '-.012em', words: 'RFID bus number announcer' },
};

const ownNames = (Object.keys(sizes) as Size[]).sort(
  (a, b) => lengthPx(sizes[b][0], fluidWidths.laptop) - lengthPx(sizes[a][0], fluidWidths.laptop),
);

/** Every size, as large as it is in this window. */
export const Sizes = page(
  'Type',
  "Two faces. Sizes are fluid: they grow with the window, and with the reader's own font size. Sentence case everywhere; nothing is set in capitals.",
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
            {setting?.words ?? 'The reader at the stop hears the tag before anyone sees the bus.'}
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

/**
 * The faces in the weights that are used, one file each. Those of headings and text are preloaded and have a fallback of the same
 * measures; that of code is fetched where there is code.
 */
export const Faces = page(
  'Faces',
  "Anek speaks ten Indian scripts, and its Latin is the site's voice. Atkinson Hyperlegible was drawn so that letters are not mistaken for one another: Il1, O0, rn m. JetBrains Mono is for code.",
  (Object.keys(fonts) as Font[]).map((name) => (
    <Part key={name}>
      <Name>{fonts[name][1]}</Name>
      <Code>{`font('${name}')`}</Code>
      {weights[name].map((weight) => (
        <Alphabet key={weight} style={{ fontFamily: font(name), fontWeight: weight }}>
          {`${weight} ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 Il1 O0 rn m – “ ” @ &`}
        </Alphabet>
      ))}
    </Part>
  )),
);
