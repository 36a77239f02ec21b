import { css, keyframes, styled } from 'styled-components';

import { lineDot } from '../../article/lineDot';
import { Picture } from '../../cards/Picture/Picture';
import { Container } from '../../layout/Container/Container';
import {
  below,
  colour,
  ease,
  font,
  motion,
  notPrinted,
  size,
  space,
  tileVars,
  type Tile,
} from '../../theme';

const fade = keyframes`from { opacity: 0; }`;
const slide = keyframes`from { translate: var(--from); }`;

/** Duration of a page's entrance animations, and each part's delay, in ms. */
export interface Entrance {
  durationMs: number;
  delaysMs: { heading: number; dates: number; panel: number; prose: number };
}

/** Stays within the gutter, so that the page never scrolls sideways. Text buttons extend 4 px beyond the column. */
const slideDistance = 'min(28px, var(--gutter) - 4px) * var(--dir)';

/** Starting position of each part, as a `translate` value. */
const origins = {
  head: '0 0',
  heading: '0 -28px',
  dates: `calc(${slideDistance}) 0`,
  panel: `calc(-1 * ${slideDistance}) 0`,
  prose: `calc(${slideDistance}) 0`,
} as const;

/** Slides a part in after a delay. After navigation within the site (`data-navigated`), the part also fades in. */
const entering =
  (part: keyof typeof origins) =>
  ({ $entrance }: EntranceProps) => {
    if (import.meta.env.VITE_HAS_CUSTOM_PAGES !== 'no' && !$entrance) return undefined;
    const { durationMs, delaysMs } = $entrance!;
    const timing = `${durationMs}ms ${part === 'head' ? 0 : delaysMs[part]}ms both`;
    return css`
      ${motion} {
        --from: ${origins[part]};
        animation: ${slide} ${timing} ${ease('out')};

        [data-navigated] & {
          animation:
            ${slide} ${timing} ${ease('out')},
            ${fade} ${timing};
        }
      }
    `;
  };

interface EntranceProps {
  $entrance?: Entrance;
}

export const Head = styled.div<EntranceProps>`
  ${entering('head')}

  h1 {
    ${entering('heading')}
  }
`;

export const Dates = styled.div<EntranceProps>`
  ${entering('dates')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(32)};
  margin-block-start: ${space(24)};

  /* The display typeface, because its zeros have no slash. */
  time {
    font: 600 1.15em/1.2 ${font('display')};
  }
`;

/* Applies the page's colours to all drawings in the article. */
export const Columns = styled(Container)<{ $tile: Tile }>`
  ${({ $tile }) => tileVars($tile)}
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(2rem, 5vw, 5.5rem);

  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
  }

  @media print {
    display: block;
  }
`;

export const SideColumn = styled.div<EntranceProps>`
  ${entering('panel')}
  container-type: inline-size;

  /* Keeps the table of contents in view beside the text. */
  > nav {
    position: sticky;
    inset-block-start: 4.75rem;
    overflow-y: auto;
    max-block-size: calc(100vh - 5rem);
    padding-block: ${space(32)};
    /* Space for the focus ring. */
    padding-inline-end: ${space(12)};

    ${below('columns')} {
      position: static;
      max-block-size: none;

      /* Aligns the line of the table of contents with the line beside the text. */
      ol {
        padding-inline-start: 4px;
      }
    }

    ${notPrinted}
  }
`;

export const Topic = styled.span`
  display: inline-block;
  margin-inline-end: ${space(12)};
`;

/* The background extends to the start edge of the page and continues that of the page head. */
export const Cover = styled.div`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: calc(var(--bleed) * -1) 0;
    background: var(--c-bg);
  }

  > * {
    position: relative;
  }

  ${below('columns')} {
    margin-inline: calc(var(--gutter) * -1);
    background: var(--c-bg);
  }

  ${notPrinted}
`;

/* Drawings extend to the start edge of the page. Photographs do not. */
export const CoverPicture = styled(Picture)`
  border-radius: 0;

  &:has(> svg:not([preserveAspectRatio])) {
    box-sizing: content-box;
    margin-inline-start: calc(var(--bleed) * -1);
    padding-inline-start: var(--bleed);
  }

  ${below('columns')} {
    --bleed: 0px;
    block-size: min(75vw, 30rem);
    aspect-ratio: auto;
  }
`;

export const Subtitle = styled.p`
  margin-block: ${space(20)} ${space(16)};
  font-weight: 600;
  font-size: ${size(4)};
  line-height: 1.25;
  text-wrap: pretty;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(8)} ${space(20)};
  align-items: baseline;
  margin-block-end: ${space(24)};
  padding-block: ${space(16)};
  border-block: 1px solid ${colour('hair')};

  dt {
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  /* On narrow screens with large text, each value goes below its label. */
  @container (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;

    dd {
      margin-block-end: ${space(8)};
    }
  }
`;

/* The width is a percentage, because `auto` cannot be animated. */
const extendLine = keyframes`from { background-size: 100% 0; }`;
const fillDot = keyframes`from { background: ${colour('ground')}; }`;

/* The line fills on scroll. Browsers without scroll-driven animations show a full line. */
const scrollDriven = (animation: typeof extendLine) => css`
  @supports (animation-timeline: view()) {
    ${motion} {
      animation: ${animation} linear both;
      animation-timeline: view(39% 60%);
    }
  }
`;

/* The text beside a line, with a dot at each heading and a bright dot at the end. */
export const Reading = styled.div<EntranceProps>`
  ${entering('prose')}
  --indent: clamp(2rem, 3.4vw, 3.25rem);
  position: relative;
  max-inline-size: 44rem;
  margin-block-start: clamp(2rem, 4vw, 4rem);
  padding-inline-start: var(--indent);

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 9px;
    inset-block: 0.9rem 0;
    inline-size: 2px;
    background: linear-gradient(${colour('ink')} 0 0) 0 0 / 100% 100% no-repeat ${colour('hair')};
    forced-color-adjust: none;
    ${scrollDriven(extendLine)}
  }

  &::after {
    ${lineDot(18, 'dot')}
    inset-inline-start: 1px;
    inset-block-end: -2px;
  }

  h2 {
    position: relative;
    margin-block-end: ${space(16)};
    font-size: ${size(2)};

    &::before {
      ${lineDot(14, 'ink')}
      inset-inline-start: calc(3px - var(--indent));
      inset-block-start: 0.34em;
      ${scrollDriven(fillDot)}
    }
  }

  ${below('columns')} {
    margin-block-start: ${space(16)};
  }

  @media print {
    padding: ${space(32)} 0 0;

    &::before,
    &::after,
    h2::before {
      content: none;
    }
  }
`;
