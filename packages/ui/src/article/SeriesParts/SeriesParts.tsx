import { fill, formatNumber, messages } from '@portfolio/messages';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Link } from '../../platform/Link';
import { colour, size, space } from '../../theme';

const Root = styled.div`
  font-weight: 400;

  p {
    margin-block: 0 ${space(8)};
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }

  ol {
    padding-inline-start: 1.25em;
    list-style: decimal;
  }

  li + li {
    margin-block-start: ${space(4)};
  }

  [aria-current] {
    font-weight: 600;
  }
`;

export interface SeriesPartsProps {
  /** The series' name. */
  name: string;
  /** All parts in order. */
  parts: readonly { title: ReactNode; href: string }[];
  /** Index of this page's article in `parts`. */
  current: number;
}

/** An article's series, shown among the article's facts. Shows the name, the part number and links to the other parts. */
export const SeriesParts = ({ name, parts, current }: SeriesPartsProps) => (
  <>
    {name}
    <Root>
      <p>
        {fill(messages.series.part, {
          part: formatNumber(current + 1),
          count: formatNumber(parts.length),
        })}
      </p>
      <ol>
        {parts.map(({ title, href }, index) => (
          <li key={href}>
            {index === current ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link href={href}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </Root>
  </>
);
