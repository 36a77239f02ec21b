import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { drawOn } from '../../motion/drawOn';
import { duration, font, motion, notPrinted, size, space } from '../../theme';

export interface AchievementCounterProps {
  /** Where the count is now, a whole number; the page counts. */
  value: number;
  /** Where it ends. */
  target: number;
  /** What follows the number: "+" or nothing. */
  suffix: string;
  /** What is counted: "Awards". */
  label: string;
}

/** Both ways of writing the number lie in one place, so that its room is there from the start. */
const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content);
  justify-content: start;
  block-size: max(min(9rem, 36vw), min(20vw, 18rem));

  /* Digits stand in this order in every script. */
  > * {
    grid-area: 1 / 1;
    block-size: inherit;
    direction: ltr;
  }
`;

const Woven = styled.span`
  display: flex;
  gap: 0.7vw;

  /* Where more digits stand than there is room for, they become smaller. */
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

const Running = styled.span`
  font: 700 max(min(9rem, 36vw), min(20vw, 18rem)) / 1.1 ${font('display')};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;

  /* It stays until the first dots of the woven one are there. */
  [data-counting='false'] > & {
    visibility: hidden;

    ${motion} {
      transition: visibility ${duration('quick')};
    }
  }

  /* Paper gets the final number. */
  ${notPrinted}
`;

const Label = styled.p`
  margin-block-start: ${space(20)};
  font: 700 ${size(3)} / 1 ${font('display')};
`;

/** Letters have no drawing: they are set in type beside the woven digits. */
const Suffix = styled.span`
  align-self: end;
  font: 700 ${size(2)} / 1 ${font('display')};
  white-space: pre;
`;

/**
 * A number that is counted up in display type and, once there, woven from dots and a line. Assistive technology gets the final
 * number at once, in words with its label, and nothing of the counting.
 */
export function AchievementCounter({ value, target, suffix, label }: AchievementCounterProps) {
  const final = `${target}${suffix}`;
  return (
    <div>
      <Figure aria-hidden="true" data-counting={value !== target}>
        <Woven>
          {Array.from(`${target}`, (digit, place) => (
            <Art key={place} name={`numerals/${digit}`} />
          ))}
          {suffix === '+' ? <Art name="numerals/plus" /> : suffix && <Suffix>{suffix}</Suffix>}
        </Woven>
        <Running>{`${value}${suffix}`}</Running>
      </Figure>
      <Label>
        <VisuallyHidden>{`${final} `}</VisuallyHidden>
        <span>{label}</span>
      </Label>
    </div>
  );
}
