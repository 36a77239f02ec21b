import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FittedText } from '../../layout/FittedText/FittedText';
import { Link } from '../../platform/Link';
import { colour, font, size, space } from '../../theme';
import { Page, type PageProps } from '../Page';

export interface SiteIndexViewProps extends PageProps {
  /** Groups of links, each with a heading. */
  groups: readonly {
    heading: string;
    /** True if the text of most entries is a date. */
    hasDates?: boolean;
    entries: readonly { title: ReactNode; href: string; text: ReactNode }[];
  }[];
}

const Group = styled.section`
  & + & {
    margin-block-start: clamp(2rem, 4vw, 4rem);
  }

  h2 {
    margin-block-end: ${space(16)};
    font-size: ${size(2)};
  }

  ul {
    columns: 18rem 3;
    column-gap: ${space(40)};

    /* In print, browsers may separate a heading from its columns. */
    @media print {
      columns: auto;
    }
  }

  li {
    break-inside: avoid;
    padding-block: ${space(8)};
    text-wrap: balance;
  }

  p {
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }

  /* The display typeface, because its zeros have no slash. */
  &[data-dates] p {
    font: 500 ${size('small')} / 1.3 ${font('display')};
    word-spacing: 0.12em;
  }
`;

/** Lists everything on the site. Replaces the search if scripts are off. */
export const SiteIndexView = ({ head, groups }: SiteIndexViewProps) => (
  <Page head={head}>
    {groups.map(({ heading, hasDates, entries }) => (
      <Group key={heading} {...(hasDates && { 'data-dates': '' })}>
        <h2>
          <FittedText>{heading}</FittedText>
        </h2>
        <ul>
          {entries.map(({ title, href, text }, index) => (
            <li key={`${href} ${index}`}>
              <Link href={href}>{title}</Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Group>
    ))}
  </Page>
);
