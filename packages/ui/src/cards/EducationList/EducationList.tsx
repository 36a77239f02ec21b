import { styled } from 'styled-components';

import { below, colour, font, size, space, square } from '../../theme';
import { brightDot, dot } from '../styles';

export interface EducationItem {
  /** Years as text: "2023-2026". */
  years: string;
  title: string;
  /** Subject or school, below the title. */
  place?: string;
}

export interface EducationListProps {
  /** Entries, latest first. */
  items: readonly EducationItem[];
}

const List = styled.ol`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  padding-block-start: ${space(48)};

  /* Extends the line to the edge of the page. */
  &:not(:empty)::before {
    content: '';
    position: absolute;
    inset-block-start: 10px;
    inset-inline: 0 calc(var(--bleed) * -1);
    border-block-start: var(--b) solid ${colour('ink')};
  }

  ${below('columns')} {
    grid-auto-flow: row;
    gap: ${space(32)};
    padding: 0;

    &:not(:empty)::before {
      inset-block: 1rem 0;
      inset-inline: 9px auto;
      border: 0;
      border-inline-start: var(--b) solid ${colour('ink')};
    }
  }
`;

const Entry = styled.li`
  position: relative;
  padding-inline-end: ${space(24)};

  h3 {
    font: 600 ${size('body')} / 1.3 ${font('text')};
    letter-spacing: 0;
  }

  &::before {
    ${dot('18px', `var(--b) solid ${colour('ink')}`)}
    position: absolute;
    inset-block-start: calc(-3rem + 2px);
    inset-inline-start: 0;
    background: ${colour('ground')};
  }

  &:first-child::before {
    ${square('26px')}
    margin-block-start: -4px;
    ${brightDot}
  }

  ${below('columns')} {
    padding-inline: ${space(40)} 0;

    &::before {
      inset-block-start: 0.3rem;
    }

    &:first-child::before {
      margin-block-start: -3px;
      margin-inline-start: -4px;
    }
  }
`;

const Years = styled.p`
  margin-block-end: ${space(8)};
  font: 700 ${size(3)} / 1 ${font('display')};
`;

const Place = styled.p`
  margin-block-start: ${space(4)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;

/** Schools and degrees as dots on a line, latest first. The latest has a bright dot. */
export function EducationList({ items }: EducationListProps) {
  return (
    <List>
      {items.map(({ years, title, place }) => (
        <Entry key={`${years} ${title}`}>
          <Years>{years}</Years>
          <h3>{title}</h3>
          {place && <Place>{place}</Place>}
        </Entry>
      ))}
    </List>
  );
}
