import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { colour, duration, ease, font, motion, size, space, square } from '../../theme';
import { dot } from '../styles';

/** One question and its answer, both plain text. */
export interface FaqItem {
  /** Its id in the page, for links to it. */
  id?: string;
  question: string;
  answer: string;
}

export interface FaqProps {
  /** Questions with their answers, in order. */
  items: readonly FaqItem[];
  /** The id of the question whose answer is open at first; none by default. */
  openId?: string;
}

/** In large text on a phone the words need the room. */
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

const Question = styled.button`
  display: grid;
  grid-template-columns: 1.2rem minmax(0, 1fr) 1.25rem;
  gap: ${gap};
  align-items: center;
  inline-size: 100%;
  padding: ${space(20)} 0;
  border: 0;
  background: none;
  font: 600 ${size(4)} / 1.25 ${font('text')};
  text-align: start;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  /* The dot turns bright when the answer is open. */
  &::before {
    ${dot('0.75rem', `0.375rem solid ${colour('ink')}`)}
    justify-self: center;
  }

  &[aria-expanded='true']::before {
    ${square('1.15rem')}
    border: 2px solid ${colour('dot-ring')};
    background: ${colour('dot')};
    forced-color-adjust: none;
  }

  /* The plus becomes a minus. */
  &::after {
    content: '';
    block-size: 1.05rem;
    background:
      linear-gradient(currentColor 0 0) center / 100% 2px,
      linear-gradient(currentColor 0 0) center / 2px 100%;
    background-repeat: no-repeat;
    /* Which would take drawn grounds away, and with them the sign. */
    forced-color-adjust: none;
  }

  &[aria-expanded='true']::after {
    background-size:
      100% 2px,
      2px 0;
  }

  ${motion} {
    &::after {
      transition: background-size ${duration('quick')};
    }
  }

  /* Where all answers are open anyway. */
  @media (scripting: none), print {
    cursor: default;

    &::after {
      content: none;
    }
  }
`;

const Answer = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  visibility: hidden;
  color: ${colour('ink-2')};

  &[data-open='true'] {
    grid-template-rows: 1fr;
    visibility: visible;
  }

  > p {
    min-block-size: 0;
    overflow: hidden;
    padding-inline: calc(1.2rem + ${gap});
    text-wrap: pretty;
  }

  /* A padding would keep a closed answer from closing all the way. */
  > p::after {
    content: '';
    display: block;
    block-size: 1.4rem;
  }

  ${motion} {
    transition:
      grid-template-rows ${duration('quick')} ${ease('out')},
      visibility ${duration('quick')};
  }

  @media (scripting: none), print {
    grid-template-rows: 1fr;
    visibility: visible;
  }
`;

/**
 * Questions whose answers open on a click, one at a time; clicking the open one closes it. Without JavaScript, and on paper,
 * all answers are open.
 */
export function Faq({ items, openId }: FaqProps) {
  const baseId = useId();
  const [open, setOpen] = useState(items.findIndex(({ id }) => id && id === openId));
  return (
    <ul>
      {items.map(({ id, question, answer }, index) => {
        const isOpen = index === open;
        const answerId = `${baseId}a${index}`;
        return (
          <Item key={question} id={id}>
            <h3>
              <Question
                type="button"
                aria-expanded={isOpen}
                aria-controls={answerId}
                onClick={() => setOpen(isOpen ? -1 : index)}
              >
                <span>{question}</span>
              </Question>
            </h3>
            <Answer id={answerId} data-open={isOpen}>
              <p>{answer}</p>
            </Answer>
          </Item>
        );
      })}
    </ul>
  );
}
