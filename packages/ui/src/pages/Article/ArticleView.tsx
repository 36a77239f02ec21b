import { ArticleEnd, type ArticleEndProps } from '../../article/ArticleEnd/ArticleEnd';
import { ArticleHead, type ArticleHeadProps } from '../../article/ArticleHead/ArticleHead';
import { ArticleLayout, type ArticleLayoutProps } from '../../article/ArticleLayout/ArticleLayout';
import { Prose, type ProseSection } from '../../article/Prose/Prose';

export interface ArticleViewProps
  extends
    ArticleHeadProps,
    Omit<ArticleLayoutProps, 'children' | 'contents' | keyof ArticleHeadProps> {
  /** The text, section by section. */
  sections: readonly ProseSection[];
  /** What comes after it. */
  end: ArticleEndProps;
}

/** A project's page or a post: heading, dates, a panel beside it, the prose, and where to go from there. */
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
      <ArticleHead {...{ heading, tile, published, updated, owner, entrance }} />
      <ArticleLayout {...panel} contents={contents}>
        <Prose sections={sections} />
      </ArticleLayout>
      <ArticleEnd {...end} />
    </article>
  );
}
