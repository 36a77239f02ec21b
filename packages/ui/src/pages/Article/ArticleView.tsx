import { ArticleHead, type ArticleHeadProps } from '../../article/ArticleHead/ArticleHead';
import { ArticleLayout, type ArticleLayoutProps } from '../../article/ArticleLayout/ArticleLayout';
import { Prose, type ProseSection } from '../../article/Prose/Prose';

/** Props of `ArticleView`. */
export interface ArticleViewProps
  extends ArticleHeadProps, Omit<ArticleLayoutProps, 'children' | keyof ArticleHeadProps> {
  /** The text, section by section. */
  sections: readonly ProseSection[];
}

/** A project's page or a post: heading, dates, a panel beside it, and the prose. */
export function ArticleView({ heading, published, updated, sections, ...panel }: ArticleViewProps) {
  const { tile, entrance } = panel;
  return (
    <article>
      <ArticleHead {...{ heading, tile, published, updated, entrance }} />
      <ArticleLayout {...panel}>
        <Prose sections={sections} />
      </ArticleLayout>
    </article>
  );
}
