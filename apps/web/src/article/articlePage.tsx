import {
  canonicalPath,
  formatDate,
  hasPage,
  hrefTo,
  owner,
  settings,
  type Picture,
  type PostPage,
  type Tile,
} from '@portfolio/content';
import { ArticleView, loadVideo } from '@portfolio/ui';
import type { Page } from '../page';
import { ownerLine } from './ownerLine';

/** What a project and a post that have a page have in common. */
interface Entry {
  slug: string;
  tile: Tile;
  image: Picture;
  page: PostPage;
}

const day = (iso: string) => ({ label: formatDate(iso), dateTime: iso });

/** The detail page of projects or of posts, with its dates as people write them. */
export function articlePage<Data extends Entry>(
  kind: 'project' | 'post',
  headingOf: (entry: Data) => string,
  counterpartLabel: string,
): Page<Data> {
  function Article({ data }: { data: Data }) {
    const { tile, image, page } = data;
    const { counterpart, ...links } = page.links;
    const heading = headingOf(data);
    return (
      <ArticleView
        heading={heading}
        tile={tile}
        image={image}
        published={day(page.publishedOn)}
        updated={day(page.updatedOn)}
        owner={ownerLine}
        subtitle={page.subtitle}
        category={page.badge}
        author={owner.name}
        readTime={page.readTime}
        skills={page.skills?.map((label) => ({
          label,
          ...(hasPage('skills') && {
            href: `${hrefTo('skills')}?search=${encodeURIComponent(label)}`,
          }),
        }))}
        counterpart={counterpart && { label: counterpartLabel, ...counterpart }}
        visit={page.visit}
        sections={page.sections}
        entrance={settings.detail}
        end={{
          ...links,
          replyHref: hasPage('contact')
            ? `${hrefTo('contact')}?about=${encodeURIComponent(heading)}`
            : `mailto:${owner.email}`,
        }}
      />
    );
  }

  return {
    Component: Article,
    prepare: ({ page }) => (page.hasVideo ? loadVideo() : undefined),
    head: (entry) => ({
      title: headingOf(entry),
      description: entry.page.description,
      canonicalPath: canonicalPath(kind, entry.slug),
    }),
  };
}
