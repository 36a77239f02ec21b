import { hrefTo, type Post, type Project } from '@portfolio/content';
import { topicsOf, type SearchedEntry } from './buildIndex';

/**
 * Reads the articles that the service worker has cached.
 * @returns articles by the path of their data
 */
export async function readCachedArticles(): Promise<Map<string, SearchedEntry>> {
  const folderUrl = new URL(`${import.meta.env.BASE_URL}data/`, location.href).href;
  const articles = new Map<string, SearchedEntry>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const [, folder, slug] =
        /^(posts|projects)\/([^/]+)\.json$/.exec(url.slice(folderUrl.length)) ?? [];
      if (!url.startsWith(folderUrl) || !slug) continue;
      const response = await cache.match(url);
      const entry = (await response?.json()) as Post | Project | undefined;
      if (!entry?.page) continue;
      const kind = folder === 'posts' ? 'post' : 'project';
      const data = `data/${folder}/${slug}.json`;
      articles.set(data, {
        kind,
        data,
        title: 'title' in entry ? entry.title : (entry.page?.title ?? entry.name),
        href: hrefTo(kind, entry.slug),
        text: entry.page.description,
        topics: topicsOf(entry.category, entry.page),
        sections: entry.page.sections,
      });
    }
  }
  return articles;
}
