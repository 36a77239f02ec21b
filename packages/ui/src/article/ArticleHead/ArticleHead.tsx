import { styled } from 'styled-components';

import { OwnerLine, type OwnerLineProps } from '../../chrome/OwnerLine/OwnerLine';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { font, space, type Tile } from '../../theme';
import { entering, type Entrance } from '../entrance';

/** Props of `ArticleHead`. */
export interface ArticleHeadProps {
  /** The page’s title, its only `<h1>`. */
  heading: string;
  /** The page’s colours; the navigation takes them too. */
  tile: Tile;
  /** The day it appeared, for people and for machines (`2024-12-10`). */
  published: { label: string; dateTime: string };
  /** The day of its last change. */
  updated: { label: string; dateTime: string };
  /** Whose site it is. */
  owner: OwnerLineProps;
  /** When heading and dates enter. */
  entrance: Entrance;
}

const Root = styled.div<{ $entrance: Entrance }>`
  ${entering('head')}

  h1 {
    ${entering('heading')}
  }
`;

const Dates = styled.div<{ $entrance: Entrance }>`
  ${entering('dates')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(32)};
  margin-block-start: ${space(24)};

  /* In the face whose zeros are not slashed. */
  time {
    font: 600 1.15em/1.2 ${font('display')};
  }
`;

/** The threshold of a detail page: heading, the days of publication and last change, and whose site it is. */
export function ArticleHead({
  heading,
  tile,
  published,
  updated,
  owner,
  entrance,
}: ArticleHeadProps) {
  return (
    <Root $entrance={entrance}>
      <PageHead heading={heading} tile={tile} size="article">
        <Dates $entrance={entrance}>
          <span>
            <span>{`${WORDS.article.published} `}</span>
            <time dateTime={published.dateTime}>{published.label}</time>
          </span>
          <span>
            <span>{`${WORDS.article.updated} `}</span>
            <time dateTime={updated.dateTime}>{updated.label}</time>
          </span>
        </Dates>
        <OwnerLine {...owner} />
      </PageHead>
    </Root>
  );
}
