import { styled } from 'styled-components';

import { ArticleEnd, type ArticleEndProps } from '../../article/ArticleEnd/ArticleEnd';
import { ArticleLayout, type ArticleLayoutProps } from '../../article/ArticleLayout/ArticleLayout';
import { entering, type Entrance } from '../../article/entrance';
import { Prose, type ProseSection } from '../../article/Prose/Prose';
import { OwnerLine, type OwnerLineProps } from '../../chrome/OwnerLine/OwnerLine';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { font, space } from '../../theme';

/** A day, for people and for machines (`2024-12-10`). */
interface Day {
  label: string;
  dateTime: string;
}

export interface ArticleViewProps extends Omit<ArticleLayoutProps, 'children' | 'contents'> {
  /** The page’s title, its only `<h1>`. */
  heading: string;
  /** The day it appeared. */
  published: Day;
  /** The day of its last change. */
  updated: Day;
  /** Whose site it is. */
  owner: OwnerLineProps;
  /** The text, section by section. */
  sections: readonly ProseSection[];
  /** What comes after it. */
  end: ArticleEndProps;
}

const Head = styled.div<{ $entrance: Entrance }>`
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

/** A project's page or a post: heading, dates, a panel beside the prose, and where to go from there. */
export function ArticleView({
  heading,
  published,
  updated,
  owner,
  sections,
  end,
  ...panel
}: ArticleViewProps) {
  const { tile, entrance } = panel;
  const contents = sections.flatMap(({ id, heading }) => (heading ? [{ id, heading }] : []));
  return (
    <article>
      <Head $entrance={entrance}>
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
      </Head>
      <ArticleLayout {...panel} contents={contents}>
        <Prose sections={sections} />
      </ArticleLayout>
      <ArticleEnd {...end} />
    </article>
  );
}
