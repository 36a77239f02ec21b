import { useId } from 'react';
import { styled } from 'styled-components';

import { colour, duration, ease, font, motion, size, space, square } from '../../theme';
import { dot } from '../styles';

/** A question and its answer, both plain text. */
export interface FaqItem {
  id?: string;
  question: string;
  answer: string;
}

export interface FaqProps {
  /** Questions and their answers. */
  items: readonly FaqItem[];
  /** Id of the question whose answer is initially open; none by default. */
  openId?: string;
}

/** Limits the gap on phones with large text. */
const gap = `min(${space(16)}, 5vw)`;

const Item = styled.li`
  border-block: var(--b) solid ${colour('ink')};

  & + & {
    border-block-start: 0;
  }

  h3 {
    font: inherit;
    letter-spacing: 0;
  }
`;

/** A disclosure that is always open in print. */
export const Details = styled.details`
  &::details-content {
    color: ${colour('ink-2')};
  }

  ${motion} {
    interpolate-size: allow-keywords;

    &::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size ${duration('quick')} ${ease('out')},
        content-visibility ${duration('quick')} allow-discrete;
    }

    &[open]::details-content {
      block-size: auto;
    }
  }

  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

/** The question, between a dot and a plus. */
export const Question = styled.summary`
  display: grid;
  grid-template-columns: 1.2rem minmax(0, 1fr) 1.25rem;
  gap: ${gap};
  align-items: center;
  padding: ${space(20)} 0;
  font: 600 ${size(4)} / 1.25 ${font('text')};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  &::before {
    ${dot('0.75rem', `0.375rem solid ${colour('ink')}`)}
    justify-self: center;
  }

  [open] > &::before {
    ${square('1.15rem')}
    border: 2px solid ${colour('dot-ring')};
    background: ${colour('dot')};
    forced-color-adjust: none;
  }

  /* A plus that becomes a minus while the answer is open. */
  &::after {
    content: '';
    block-size: 1.05rem;
    background:
      linear-gradient(currentColor 0 0) center / 100% 2px,
      linear-gradient(currentColor 0 0) center / 2px 100%;
    background-repeat: no-repeat;
    /* Forced colours would remove the gradients. */
    forced-color-adjust: none;
  }

  [open] > &::after {
    background-size:
      100% 2px,
      2px 0;
  }

  ${motion} {
    &::after {
      transition: background-size ${duration('quick')};
    }
  }

  @media print {
    &::after {
      content: none;
    }
  }
`;

const Answer = styled.p`
  margin-block-end: ${space(24)};
  padding-inline: calc(1.2rem + ${gap});
  text-wrap: pretty;
`;

/** Questions whose answers open one at a time. In print, all answers are open. */
export function Faq({ items, openId }: FaqProps) {
  const name = useId();
  return (
    <ul>
      {items.map(({ id, question, answer }) => (
        <Item key={question} id={id}>
          <Details name={name} open={id !== undefined && id === openId}>
            <Question>
              <h3>{question}</h3>
            </Question>
            <Answer>{answer}</Answer>
          </Details>
        </Item>
      ))}
    </ul>
  );
}
