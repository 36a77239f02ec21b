import { styled } from 'styled-components';

import { PageHead } from '../../chrome/PageHead/PageHead';
import { Wrap } from '../../layout/Wrap/Wrap';
import { Link } from '../../platform/Link';
import { colour, size, space } from '../../theme';
import type { PageProps } from '../PageProps';

export interface SiteIndexViewProps extends PageProps {
  /** Everything there is, by kind. */
  groups: readonly {
    heading: string;
    entries: readonly { title: string; href: string; text: string }[];
  }[];
}

const Group = styled.section`
  margin-block-start: clamp(2rem, 4vw, 4rem);

  h2 {
    margin-block-end: ${space(16)};
    font-size: ${size(2)};
  }

  ul {
    columns: 22rem 3;
    column-gap: ${space(40)};

    /* A heading is not kept with columns. */
    @media print {
      columns: auto;
    }
  }

  li {
    break-inside: avoid;
    padding-block: ${space(8)};
  }

  p {
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }
`;

/** Everything on the site in lists: for who browses, and where the search has no script to run. */
export const SiteIndexView = ({ words, groups }: SiteIndexViewProps) => (
  <>
    <PageHead {...words} />
    <Wrap $isPageEnd>
      {groups.map(({ heading, entries }) => (
        <Group key={heading}>
          <h2>{heading}</h2>
          <ul>
            {entries.map(({ title, href, text }) => (
              <li key={href + title}>
                <Link href={href}>{title}</Link>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Wrap>
  </>
);
