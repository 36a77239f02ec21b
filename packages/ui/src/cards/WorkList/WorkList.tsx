import { fill, joinList, messages } from '@portfolio/messages';
import { styled } from 'styled-components';

import { FittedText, widthOfLongestWord } from '../../layout/FittedText/FittedText';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { below, colour, font, onTile, size, space } from '../../theme';
import { Badge } from '../Badge/Badge';
import { Picture } from '../Picture/Picture';
import { brightDot, dot, tiled, type CardProps, type Tiled } from '../styles';

/** A job or an internship, with the company's mark as `image`. */
export interface WorkItem extends CardProps {
  /** Year as text: "2024". Read out but not shown if the previous item has the same year. */
  year: string;
  role: string;
  company: string;
  city: string;
  /** Duration or dates as text: "2 weeks", "June 2022 – today". */
  time: string;
  /** Kind of work: "Remote", "Offline", "Hybrid". */
  type?: string;
  /** One sentence about the work. */
  summary?: string;
  /** Achievements, one sentence each. */
  highlights?: readonly string[];
  skills?: readonly string[];
}

export interface WorkListProps {
  /** Entries, latest first. */
  items: readonly WorkItem[];
}

/* Narrow screens with large text. */
const narrow = '@container (max-width: 14rem)';

/** Width, in em, of the longest word that fits beside the mark on phones. */
const roomBesideMark = 11;

const Entry = styled.li`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(7rem, 3fr) 3.5rem minmax(0, 9fr);
  gap: 0 clamp(0.5rem, 2vw, 2rem);

  &::before,
  &::after {
    grid-area: 1 / 2;
    justify-self: center;
  }

  &::before {
    content: '';
    border-inline-start: var(--b) solid ${colour('ink')};
  }

  &:first-child::before {
    margin-block-start: ${space(32)};
  }

  &:last-child::before {
    block-size: 2.1rem;
  }

  &:only-child::before {
    display: none;
  }

  &::after {
    ${dot('1.5rem', `var(--b) solid ${colour('ink')}`)}
    margin-block-start: ${space(20)};
    background: ${colour('ground')};
  }

  &:first-child::after {
    ${brightDot}
  }

  @media print {
    grid-template-columns: 5rem 2rem minmax(0, 1fr);
  }

  ${below('columns')} {
    grid-template-columns: 1.75rem minmax(0, 1fr);

    &::before,
    &::after {
      grid-area: 1 / 1 / 3;
    }
  }
`;

const Year = styled.p`
  grid-area: 1 / 1;
  font: 700 clamp(3.25rem, 7.2vw, 7rem) / 0.8 ${font('display')};
  letter-spacing: -0.03em;
  text-align: end;

  ${below('columns')} {
    grid-area: 1 / 2;
    padding-block-end: 0.25em;
    font-size: 4rem;
    text-align: start;
  }

  @media print {
    font-size: 2.5rem;
  }
`;

const Card = styled.article<Tiled & { $isStacked: boolean }>`
  ${tiled}
  grid-area: 1 / 3;
  display: grid;
  grid-template-columns: 8.5rem minmax(0, 1fr) auto;
  gap: ${space(4)} clamp(1rem, 2vw, 1.75rem);
  align-items: start;
  padding-block-end: clamp(2.5rem, 5vw, 4.5rem);

  ${Entry}:last-child > & {
    padding-block-end: 0;
  }

  @media print {
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  }

  ${below('columns')} {
    grid-area: 2 / 2;
  }

  ${below('medium')} {
    grid-template-columns: 4.5rem minmax(0, 1fr);

    > :not(:first-child) {
      ${({ $isStacked }) => $isStacked && 'grid-column: 1 / -1;'}
    }
  }

  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }

  h2 {
    margin-block-end: ${space(8)};
    font-size: ${size(2)};

    ${below('medium')} {
      font-size: 1.75rem;
    }

    @media print {
      font-size: ${size(3)};
    }
  }

  ul {
    margin-block-start: ${space(16)};
    padding-inline-start: 1.2em;
    max-inline-size: 34em;
    list-style: disc;
    line-height: 1.5;
  }

  li + li {
    margin-block-start: ${space(8)};
  }
`;

const Mark = styled(Picture)`
  ${onTile}

  ${narrow} {
    max-inline-size: 4.5rem;
  }
`;

const Company = styled.p`
  font-weight: 600;
`;

/* Balanced lines are less likely to separate a number from its unit, as in "3 months". */
const Place = styled.p`
  color: ${colour('ink-2')};
  text-wrap: balance;
`;

/* The pure annotation lets the bundler drop the styles from sites without summaries. */
const Summary = /* @__PURE__ */ (() => styled.p`
  margin-block-start: ${space(16)};
  max-inline-size: 34em;
`)();

const Type = styled.p`
  margin-block-start: ${space(8)};

  ${below('medium')} {
    grid-column: -2;
  }
`;

const Skills = styled.dl`
  margin-block-start: ${space(16)};

  dt {
    font-weight: 600;
  }

  dd {
    color: ${colour('ink-2')};
    text-wrap: balance;
  }
`;

/** Jobs or internships as dots on a line, latest first. The latest has a bright dot. */
export function WorkList({ items }: WorkListProps) {
  const isStacked = items.some(({ role }) => widthOfLongestWord(role) > roomBesideMark);
  return (
    <ol>
      {items.map((item, index) => {
        const { year, role, company, city, time, type, highlights = [], skills = [] } = item;
        return (
          <Entry key={`${time} ${company} ${role} ${index}`}>
            <Year>
              {items[index - 1]?.year === year ? (
                <VisuallyHidden>{year}</VisuallyHidden>
              ) : (
                <span>{year}</span>
              )}
            </Year>
            <Card $tile={item.tile} $isStacked={isStacked}>
              <Mark picture={{ ...item.image, alt: '' }} ratio="1/1" fit="inset" />
              <div>
                <h2>
                  <FittedText>{role}</FittedText>
                </h2>
                <Company>{company}</Company>
                <Place>{fill(messages.page.pair, { first: city, second: time })}</Place>
                {import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no' && item.summary && (
                  <Summary>{item.summary}</Summary>
                )}
                {highlights.length > 0 && (
                  <ul>
                    {highlights.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
                {skills.length > 0 && (
                  <Skills>
                    <dt>{messages.internships.skills}</dt>
                    <dd>{joinList(skills)}</dd>
                  </Skills>
                )}
              </div>
              {type && (
                <Type>
                  <Badge pip={type === 'Remote' ? 'hollow' : 'filled'}>{type}</Badge>
                </Type>
              )}
            </Card>
          </Entry>
        );
      })}
    </ol>
  );
}
