import { styled } from 'styled-components';

import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { below, colour, font, leading, notPrinted, size, space, square } from '../../theme';

export interface TypedTitleProps {
  /** What is typed so far, a beginning of one of the titles: "Software Dev". */
  text: string;
  /** All titles, each with its full stop: "Software Developer." */
  allTitles: readonly string[];
}

const lineCount = 2;
/** Letters that fit in a line beside the portrait; longer titles are set smaller. */
const roomyLetters = 10;

const withoutStop = (title: string) => title.replace(/[.。।۔]$/, '');

/** The first word stands on the first line, the others on the second. */
function linesOf(title: string): [first: string, second: string] {
  const [first = '', ...others] = withoutStop(title).trimStart().split(' ');
  return [first, others.join(' ')];
}

/** How many letters' room a line takes: letters of China, Japan and Korea are as wide as two of the Latin ones. */
const roomOf = (line: string) => line.replace(/[\u2e80-\ud7af]/g, '  ').length;

const Title = styled.p<{ $fit: number }>`
  /* On very wide windows it goes on growing with the portrait's frame, so that no gap opens between them. */
  --size: min(max(${size('hero')}, min(9.4vw, 15rem)), 21svh);
  --line: ${leading(0.84)};
  min-block-size: calc(${lineCount} * var(--line) * 1em);
  margin-block: clamp(1.5rem, 5vh, 3rem) clamp(1.25rem, 3.5vh, 2.25rem);
  margin-inline-start: -0.035em;
  font: 700 calc(var(--size) * ${({ $fit }) => $fit}) / var(--line) ${font('display')};
  letter-spacing: -0.03em;
  /* It is fitted to one line; with more space between letters (WCAG 2.2 1.4.12) it breaks rather than being cut. */
  overflow-wrap: anywhere;

  /* Arabic and its like reach further above and below the line. */
  [dir='rtl'] & {
    --line: 1.15;
  }

  ${below('columns')} {
    /* The smaller one leaves the full stop its place on the narrowest windows. */
    --size: min(24.4vw, 27.2vw - 0.68rem, 11rem);
    margin-block: ${space(32)} ${space(24)};

    /* Letters of other scripts come from the system's fonts, which are wider. */
    :where([dir='rtl']) & {
      --size: min(20vw, 9rem);
    }
  }

  @media print {
    --size: 4.5rem;
  }
`;

/** What is being typed, in two lines; on paper the first title stands there whole. */
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

/** The full stop is the caret: one dot, behind the last letter. It hangs, so that it never goes to the next line alone. */
const Stop = styled.i`
  display: inline-block;
  ${square('0.2em')}
  margin-inline: 0.06em -0.26em;
  border: 0.1em solid ${colour('hero-dot')};
  border-radius: 50%;
  background: ${colour('hero-dot')};
`;

/**
 * The titles that are typed one after the other. Two lines are always reserved, so that nothing below moves. The full stop that
 * ends each title is drawn as the caret's dot. Assistive technology reads all titles once and nothing of the typing. Put a
 * `PauseButton` near it (WCAG 2.2 2.2.2).
 */
export function TypedTitle({ text, allTitles }: TypedTitleProps) {
  const longest = Math.max(roomyLetters, ...allTitles.flatMap(linesOf).map(roomOf));
  const lines = linesOf(text);
  const lastLine = lines[1] ? 1 : 0;
  return (
    <Title $fit={roomyLetters / longest}>
      <VisuallyHidden>{allTitles.join(' ')}</VisuallyHidden>
      <Printed aria-hidden="true">{allTitles[0]}</Printed>
      <Typed aria-hidden="true">
        {lines.map((line, index) => (
          <span key={index}>
            <span>{line}</span>
            {/* A new dot a letter: one that is pushed along would count as a shift of the page's layout each time. */}
            {index === lastLine && <Stop key={text.length} />}
          </span>
        ))}
      </Typed>
    </Title>
  );
}
