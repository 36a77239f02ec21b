/** Resolves wikilinks and links to old paths of posts and projects. */
import type { Element } from 'hast';
import type { LinkUse } from '../markdown/readMarkdown';
import { hrefTo } from '../routes';
import type { EntryFile } from './entries';

/** A wikilink in the form that `markdown/remarkPlugins.ts` produces. */
const wikilink = /^\/\[\[(.+)\]\](#.*)?$/;
/** A path with its fragment. */
const path = /^(\/(?!\/)[^?#]*?)(?:\/index)?(?:\.html?)?\/?(#.*)?$/;

/** An entry's file with its unvalidated front matter. */
type UnvalidatedEntry = Pick<EntryFile, 'collection' | 'slug'> & { value: unknown };

/**
 * Returns a function that resolves wikilinks (first in the same folder) and links to old paths.
 *
 * @param entries all entries in the content folder
 */
export function entryLinkResolver(entries: readonly UnvalidatedEntry[]) {
  const slugs = (name: string) =>
    new Set(entries.flatMap(({ collection, slug }) => (collection === name ? slug : [])));
  const [projects, posts] = [slugs('projects'), slugs('posts')];
  const hrefOf = (isProject: boolean, slug: string) => hrefTo(isProject ? 'project' : 'post', slug);
  const oldPaths = new Map(
    entries.flatMap(({ collection, slug, value }) => {
      const { aliases } = (value ?? {}) as { aliases?: unknown };
      return (Array.isArray(aliases) ? aliases : [])
        .filter((alias): alias is string => typeof alias === 'string' && alias.startsWith('/'))
        .map((alias) => [alias, hrefOf(collection === 'projects', slug)] as const);
    }),
  );
  const resolve = (href: string, file: string): string => {
    const [, slug, section = ''] = wikilink.exec(href) ?? [];
    if (slug) {
      const isProject = file.startsWith('projects/')
        ? projects.has(slug) || !posts.has(slug)
        : projects.has(slug) && !posts.has(slug);
      return hrefOf(isProject, slug) + section;
    }
    const [, old = '', fragment = ''] = path.exec(href) ?? [];
    const current = oldPaths.get(old);
    return current ? current + fragment : href;
  };
  return <Prose extends { sections: Element[]; links: LinkUse[] }>(prose: Prose, file: string) => {
    const links = prose.links.map((link) => ({ ...link, href: resolve(link.href, file) }));
    if (links.every(({ href }, index) => href === prose.links[index]?.href)) return prose;
    const sections = JSON.parse(JSON.stringify(prose.sections), (key, value: unknown) =>
      key === 'href' && typeof value === 'string' ? resolve(value, file) : value,
    ) as Element[];
    return { ...prose, sections, links };
  };
}
