import type { Element } from 'hast';
import { styled } from 'styled-components';

import { Contents } from '../../article/Contents/Contents';
import { contentsOf, Prose } from '../../article/Prose/Prose';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { Columns, Reading, SideColumn } from '../Article/ArticleView.styles';
import type { PageProps } from '../Page';

export interface CustomPageViewProps extends PageProps {
  /** The page's sections, which `Prose` renders. */
  sections: readonly Element[];
}

const Body = styled(Columns)`
  /* A gallery needs the full width, so the table of contents goes above the text. */
  &:not(:has(nav)),
  &:has([data-block='gallery']) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;

    > div > nav ol {
      padding-inline-start: 4px;
    }

    /* Galleries, lists of entries, cards and diagrams use the full width. */
    > div:last-child {
      max-inline-size: none;

      > * > :not([data-block], dialog, h2) {
        max-inline-size: 44rem;
      }
    }
  }

  /* Without headings, the line beside the text has no stops. */
  > div:last-child:not(:has(h2)) {
    --indent: 0px;

    &::before,
    &::after {
      content: none;
    }
  }
`;

/** A page that the owner has added: title, introduction, prose and, on long pages, a table of contents. */
export function CustomPageView({ head, sections }: CustomPageViewProps) {
  const contents = contentsOf(sections);
  return (
    <article>
      <PageHead {...head} />
      <Body $tile={head.tile} $isPageEnd>
        {contents && (
          <SideColumn>
            <Contents sections={contents} />
          </SideColumn>
        )}
        <Reading>
          <Prose sections={sections} />
        </Reading>
      </Body>
    </article>
  );
}
