import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { drawOn } from '../../motion/drawOn';
import { duration, font, motion, notPrinted, size, space } from '../../theme';

export interface AchievementCounterProps {
  /** Current count, a whole number. The app counts up to `target`. */
  value: number;
  /** Final number, the only one that screen readers read. */
  target: number;
  /** Text after the number, e.g. "+"; may be empty. */
  suffix: string;
  /** Label of the number: "Awards". */
  label: string;
}

/** Stacks the text and the drawing, so that nothing shifts when the drawing replaces the text. */
const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content);
  justify-content: start;
  block-size: max(min(9rem, 36vw), min(20vw, 18rem));

  /* Digits run from left to right in every language. */
  > * {
    grid-area: 1 / 1;
    block-size: inherit;
    direction: ltr;
  }
`;

const WovenNumber = styled.span`
  display: flex;
  gap: 0.7vw;

  /* Shrinks the digits if the number is too wide. */
  svg {
    block-size: 100%;
    inline-size: auto;
    max-inline-size: none;
    min-inline-size: 0;
  }

  [data-counting='true'] > & {
    visibility: hidden;
  }

  [data-counting='false'] > & {
    ${drawOn}
  }

  @media print {
    [data-counting] > & {
      visibility: visible;
    }
  }
`;

const RunningNumber = styled.span`
  font: 700 max(min(9rem, 36vw), min(20vw, 18rem)) / 1.1 ${font('display')};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;

  /* The transition keeps the text visible while the dots of the drawn number appear. */
  [data-counting='false'] > & {
    visibility: hidden;

    ${motion} {
      transition: visibility ${duration('quick')};
    }
  }

  /* Hidden in print, which shows the drawn number instead. */
  ${notPrinted}
`;

const Label = styled.p`
  margin-block-start: ${space(20)};
  font: 700 ${size(3)} / 1 ${font('display')};
`;

const Suffix = styled.span`
  align-self: end;
  font: 700 ${size(2)} / 1 ${font('display')};
  white-space: pre;
`;

/**
 * A number that counts up and is then drawn as dots and a line. Screen readers get the final number, with its label, from the start.
 */
export function AchievementCounter({ value, target, suffix, label }: AchievementCounterProps) {
  const final = `${target}${suffix}`;
  return (
    <div>
      <Figure aria-hidden="true" data-counting={value !== target}>
        <WovenNumber>
          {Array.from(`${target}`, (digit, position) => (
            <Art key={position} name={`numerals/${digit}`} />
          ))}
          {suffix === '+' ? <Art name="numerals/plus" /> : suffix && <Suffix>{suffix}</Suffix>}
        </WovenNumber>
        <RunningNumber>{`${value}${suffix}`}</RunningNumber>
      </Figure>
      <Label>
        <VisuallyHidden>{`${final} `}</VisuallyHidden>
        <span>{label}</span>
      </Label>
    </div>
  );
}
