/** Finds where a reader can go on from an article. */
import { hrefTo } from '../routes';
import type { ArticleLink, ArticleLinks, ArticlePage } from '../schemas/article';
import type { Collections } from './shape';

/** An article with what it may have in common with others. */
interface Article {
  slug: string;
  link: ArticleLink;
  category: string;
  page: ArticlePage;
}

/** How many related articles are named. */
const relatedCount = 3;

/** What ties two articles together, the strongest tie first. */
const ties: readonly ((article: Article) => readonly string[])[] = [
  ({ page }) => page.skills ?? [],
  ({ page }) => page.tags ?? [],
  ({ category }) => [category],
];

/**
 * Links every article to its neighbours in its list, to its counterpart of the other kind, and to those it has most in common with.
 *
 * @param collections the checked entries, in the order of their lists; the links are written into their pages
 */
export function linkArticles({ projects, posts }: Collections): void {
  const lists: Article[][] = [
    projects.flatMap(({ slug, category, page }) =>
      page ? [{ slug, category, page, link: linkTo('project', slug, page.title) }] : [],
    ),
    posts.flatMap(({ slug, category, title, page }) =>
      page ? [{ slug, category, page, link: linkTo('post', slug, title) }] : [],
    ),
  ];
  const postTags = new Set(lists[1]?.flatMap(({ page }) => page.tags ?? []));
  for (const [index, list] of lists.entries()) {
    const others = new Map(lists[1 - index]?.map(({ slug, link }) => [slug, link]));
    const related = relate(list);
    const parts = seriesOf(list);
    list.forEach((article, at) => {
      const [previous, next] = [list[at - 1]?.link, list[at + 1]?.link];
      const counterpart = others.get(article.slug);
      article.page.links = {
        ...(previous && { previous }),
        ...(next && { next }),
        ...(counterpart && { counterpart }),
        ...seriesLinks(article.page, parts),
        ...listedTags(article.page, postTags),
        related: related(article),
      };
    });
  }
}

/** The parts of each series by its name, the earliest first. */
function seriesOf(list: readonly Article[]): Map<string, ArticleLink[]> {
  const series = new Map<string, ArticleLink[]>();
  const byDate = [...list].sort(
    (one, other) =>
      one.page.publishedOn.localeCompare(other.page.publishedOn) ||
      one.slug.localeCompare(other.slug),
  );
  for (const { page, link } of byDate) {
    if (page.series) series.set(page.series, [...(series.get(page.series) ?? []), link]);
  }
  return series;
}

const seriesLinks = (
  { series: name = '' }: ArticlePage,
  series: ReadonlyMap<string, ArticleLink[]>,
): Pick<ArticleLinks, 'series'> => {
  const parts = series.get(name);
  return parts && parts.length > 1 ? { series: { name, parts } } : {};
};

const listedTags = (
  { tags }: ArticlePage,
  known: ReadonlySet<string>,
): Pick<ArticleLinks, 'listedTags'> =>
  tags && tags.length > 0 ? { listedTags: tags.filter((tag) => known.has(tag)) } : {};

const linkTo = (id: 'project' | 'post', slug: string, title: string): ArticleLink => ({
  title,
  href: hrefTo(id, slug),
});

/** Prepares a list for the question which of its articles are nearest to one: a thousand of them are not compared in pairs. */
function relate(list: readonly Article[]) {
  const indexes = ties.map((namesOf) => {
    const byName = new Map<string, Article[]>();
    for (const article of list) {
      for (const name of namesOf(article)) {
        byName
          .set(name, byName.get(name) ?? [])
          .get(name)
          ?.push(article);
      }
    }
    return byName;
  });
  return (article: Article): ArticleLinks['related'] => {
    const found = new Map<Article, string[]>();
    for (const [index, namesOf] of ties.entries()) {
      if (found.size === relatedCount) break;
      const shared = new Map<Article, string[]>();
      const names = namesOf(article);
      for (const name of names) {
        for (const other of indexes[index]?.get(name) ?? []) {
          if (other === article || found.has(other)) continue;
          // With one name none has more in common than another: the first are enough.
          if (names.length === 1 && shared.size === relatedCount - found.size) break;
          shared.set(other, shared.get(other)?.concat(name) ?? [name]);
        }
      }
      // A stable sort: of equals, the one that comes first in the list.
      [...shared]
        .sort(([, one], [, other]) => other.length - one.length)
        .slice(0, relatedCount - found.size)
        .forEach(([other, names]) => found.set(other, names));
    }
    return [...found].map(([{ link }, shared]) => ({ ...link, shared }));
  };
}
