import { hasDefaultDisplay, letterWidth } from '@portfolio/theme';
import { styled } from 'styled-components';

import { widthInEm } from '../../layout/FittedText/FittedText';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { below, colour, font, leading, notPrinted, size, space, square } from '../../theme';

export interface TypedTitleProps {
  /** The part of a title that has been typed so far: "Software Dev". */
  text: string;
  /** The complete title that is being typed: "Software Developer." */
  title: string;
  /** All titles, each with its full stop: "Software Developer." */
  allTitles: readonly string[];
}

const lineCount = 2;

/* Other typefaces need looser spacing, so that letters do not touch. */
const [lineHeight, letterSpacing] = hasDefaultDisplay ? [0.84, -0.03] : [1.05, -0.012];

const withoutFullStop = (title: string) => title.trimStart().replace(/[.。।۔]$/, '');

const widthOfLonger = (lines: readonly string[]) =>
  Math.max(...lines.map((line) => widthInEm(line, letterSpacing)));

/** Splits a title into two lines of similar width. */
function linesOf(title: string): [first: string, second: string] {
  const text = withoutFullStop(title);
  return Array.from(text.matchAll(/ /g), ({ index }): [string, string] => [
    text.slice(0, index),
    text.slice(index + 1),
  ]).reduce(
    (best, lines) => (widthOfLonger(lines) < widthOfLonger(best) ? lines : best),
    [text, ''],
  );
}

/** Scales a font size to the typeface. The given size fits letters that are 0.47 em wide. */
const sizeInVw = (vw: number) => `${Math.round((vw * 470) / letterWidth) / 1000}vw`;

const fullStopWidthEm = 0.26;

/** Returns the width of a title's longer line, in em. */
const widthOf = (title: string) => widthOfLonger(linesOf(title)) + fullStopWidthEm;

/** Limits the font size, so that a line of this width (in em) fits the container. Leaves 2 % for rounding. */
const fitted = (width: number) => `min(var(--size), ${Math.floor(9800 / width) / 100}cqi)`;

const Root = styled.div`
  container-type: inline-size;
`;

const Title = styled.p<{ $width: number; $smallestWidth: number }>`
  /* In very wide windows, the title grows with the portrait's frame, to leave no gap. */
  /* In windows as short as a small laptop's, the buttons below stay in view. */
  --size: min(
    max(${size('hero')}, min(${sizeInVw(10.4)}, 17rem)),
    ${sizeInVw(13)},
    21svh - max(0px, 800px - 100svh) * 0.3
  );
  --line: ${leading(lineHeight)};
  min-block-size: calc(
    ${lineCount} * var(--line) * ${({ $smallestWidth }) => fitted($smallestWidth)}
  );
  margin-block: clamp(1.5rem, 5vh, 3rem) clamp(1.25rem, 3.5vh, 2.25rem);
  margin-inline-start: -0.035em;
  font: 700 ${({ $width }) => fitted($width)} / var(--line) ${font('display')};
  letter-spacing: ${letterSpacing}em;
  /* Wraps text that no longer fits because of extra letter spacing (WCAG 2.2, 1.4.12). */
  overflow-wrap: anywhere;

  /* Arabic letters need more line height. */
  [dir='rtl'] & {
    --line: 1.15;
  }

  ${below('columns')} {
    /* Leaves space for the full stop in the narrowest windows. */
    --size: min(${sizeInVw(24.4)}, ${sizeInVw(27.2)} - 0.68rem, 11rem, 21svh);
    margin-block: ${space(32)} ${space(24)};

    /* Fallback fonts for right-to-left languages are wider. */
    :where([dir='rtl']) & {
      --size: min(20vw, 9rem, 21svh);
    }
  }

  @media print {
    --size: 4.5rem;
  }
`;

const Typed = styled.span`
  > span {
    display: block;
  }

  ${notPrinted}
`;

const Printed = styled.span`
  display: none;

  @media print {
    display: inline;
  }
`;

/** A dot: the caret during typing, then the full stop. Takes no width, so that the dot never wraps alone. */
const FullStop = styled.i`
  display: inline-block;
  ${square('0.2em')}
  margin-inline: 0.06em -${fullStopWidthEm}em;
  border: 0.1em solid ${colour('hero-dot')};
  border-radius: 50%;
  background: ${colour('hero-dot')};
`;

/**
 * Titles typed one after another. Long titles have a smaller font. Screen readers read each title once. Place a pause button
 * nearby (WCAG 2.2, 2.2.2).
 */
export function TypedTitle({ text, title, allTitles }: TypedTitleProps) {
  // Splits the typed text like the complete title, so that no word changes lines during typing.
  const [{ length }] = linesOf(title);
  const typed = withoutFullStop(text);
  const lines = [typed.slice(0, length), typed.slice(length + 1)];
  const lastLine = lines[1] ? 1 : 0;
  return (
    <Root>
      <Title $width={widthOf(title)} $smallestWidth={Math.min(...allTitles.map(widthOf))}>
        <VisuallyHidden>{allTitles.join(' ')}</VisuallyHidden>
        <Printed aria-hidden="true">{allTitles[0]}</Printed>
        <Typed aria-hidden="true">
          {lines.map((line, index) => (
            <span key={index}>
              <span>{line}</span>
              {/* Remounts the dot for each letter, because moving it would count as a layout shift. */}
              {index === lastLine && <FullStop key={text.length} />}
            </span>
          ))}
        </Typed>
      </Title>
    </Root>
  );
}
