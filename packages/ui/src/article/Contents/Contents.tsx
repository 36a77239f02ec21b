import { useCurrentSection } from '@portfolio/behaviors';
import { messages } from '@portfolio/messages';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour, font, size, space } from '../../theme';
import { lineDot } from '../lineDot';

export interface ContentsProps {
  /** The sections that have a heading. */
  sections: readonly { id: string; heading: ReactNode }[];
}

const Root = styled.nav`
  h2 {
    margin-block-end: ${space(12)};
    font: 600 ${size('small')} / 1.2 ${font('text')};
    letter-spacing: 0;
    color: ${colour('ink-2')};
  }

  li {
    position: relative;
    padding-inline-start: ${space(24)};
  }

  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-inline-start: 5px;
    inset-block: 0.9rem -0.9rem;
    border-inline-start: 2px solid ${colour('hair')};
  }

  li::after {
    ${lineDot(12, 'ground')}
    inset-inline-start: 0;
    inset-block-start: 0.6rem;
  }

  li:has(~ li > [aria-current]) {
    &::before {
      border-color: ${colour('ink')};
    }

    &::after {
      background: ${colour('ink')};
    }
  }

  li:has(> [aria-current])::after {
    background: ${colour('dot')};
  }

  a {
    display: block;
    padding-block: ${space(4)};
    line-height: 1.3;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }

    &[aria-current] {
      font-weight: 600;
      /* Visible only in forced colours, where dots lose their fill. */
      outline: 2px solid transparent;
    }
  }
`;

/** An article's table of contents, with the current section marked. Works without JavaScript. */
export function Contents({ sections }: ContentsProps) {
  const current = useCurrentSection(sections);
  return (
    <Root aria-labelledby="contents">
      <h2 id="contents">{messages.article.contents}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </Root>
  );
}
