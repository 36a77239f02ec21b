/** Finds each article's links to others. */
import { hrefTo } from '../routes';
import type { ArticleLink, ArticleLinks, ArticlePage } from '../schemas/article';
import type { Collections, LinkRules } from './shape';

/** An article, with the properties that relate it to others. */
interface Article {
  slug: string;
  link: ArticleLink;
  category: string;
  page: ArticlePage;
}

const maxRelated = 3;

/** Values that related articles share, strongest relation first. */
const relations: readonly ((article: Article) => readonly string[])[] = [
  ({ page }) => page.skills ?? [],
  ({ page }) => page.tags ?? [],
  ({ category }) => [category],
];

/**
 * Links every article to its neighbours in the list, the project or post with the same slug, and the most closely related articles.
 *
 * @param collections the valid entries in list order; the links are added to their pages
 */
export function linkArticles(
  { projects, posts }: Collections,
  { isOff, languageOf }: LinkRules,
): void {
  const lists: Article[][] = [
    projects.flatMap((project) => {
      const { slug, category, page } = project;
      const link = page && linkTo('project', slug, page.title, languageOf(project));
      return link && !isOff(link.href) ? [{ slug, category, page, link }] : [];
    }),
    posts.flatMap((post) => {
      const { slug, category, title, page } = post;
      const link = page && linkTo('post', slug, title, languageOf(post));
      return link && !isOff(link.href) ? [{ slug, category, page, link }] : [];
    }),
  ];
  const postTags = new Set(lists[1]?.flatMap(({ page }) => page.tags ?? []));
  for (const [index, list] of lists.entries()) {
    const others = new Map(lists[1 - index]?.map(({ slug, link }) => [slug, link]));
    const related = relate(list);
    const parts = seriesOf(list);
    list.forEach((article, at) => {
      const [previous, next] = [list[at - 1]?.link, list[at + 1]?.link];
      const counterpart = others.get(article.slug);
      const { series: name = '', tags = [] } = article.page;
      const series = parts.get(name) ?? [];
      article.page.links = {
        ...(previous && { previous }),
        ...(next && { next }),
        ...(counterpart && { counterpart }),
        ...(series.length > 1 && { series: { name, parts: series } }),
        ...(tags.length > 0 && { listedTags: tags.filter((tag) => postTags.has(tag)) }),
        related: related(article),
      };
    });
  }
}

/** Returns each series' articles by its name, earliest first. */
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

const linkTo = (
  id: 'project' | 'post',
  slug: string,
  title: string,
  language: string | undefined,
): ArticleLink => ({ title, href: hrefTo(id, slug), ...(language && { language }) });

/** Returns a function that finds related articles. It uses an index, because comparing a thousand articles in pairs is slow. */
function relate(list: readonly Article[]) {
  const indexes = relations.map((namesOf) => {
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
    for (const [index, namesOf] of relations.entries()) {
      if (found.size === maxRelated) break;
      const shared = new Map<Article, string[]>();
      const names = namesOf(article);
      for (const name of names) {
        for (const other of indexes[index]?.get(name) ?? []) {
          if (other === article || found.has(other)) continue;
          // With a single name, all matches are equally related, so the first ones are enough.
          if (names.length === 1 && shared.size === maxRelated - found.size) break;
          shared.set(other, shared.get(other)?.concat(name) ?? [name]);
        }
      }
      // The sort is stable, so equal matches stay in list order.
      [...shared]
        .sort(([, one], [, other]) => other.length - one.length)
        .slice(0, maxRelated - found.size)
        .forEach(([other, names]) => found.set(other, names));
    }
    return [...found].map(([{ link }, shared]) => ({ ...link, shared }));
  };
}
