import {
  canonicalPath,
  formatDate,
  hasPage,
  hrefTo,
  owner,
  settings,
  type ArticleLink,
  type Picture,
  type PostPage,
  type Tile,
} from '@portfolio/content';
import { ArticleView, loadRareParts, loadVideo } from '@portfolio/ui';
import type { ComponentType } from 'react';
import { inLanguage } from '../navigation/inLanguage';
import type { Page } from '../page';
import { ownerLine } from './ownerLine';
import type { RepliesProps } from './replies/Replies';

interface Entry {
  slug: string;
  tile: Tile;
  image: Picture;
  page: PostPage;
}

const day = (iso: string) => ({ label: formatDate(iso), dateTime: iso });

const withTitleLanguage = <Linked extends ArticleLink>(link: Linked) => ({
  ...link,
  title: inLanguage(link.title, link.language),
  language: undefined,
});

const withTitleLanguages = ({ counterpart, previous, next, related }: PostPage['links']) => ({
  counterpart: counterpart && withTitleLanguage(counterpart),
  previous: previous && withTitleLanguage(previous),
  next: next && withTitleLanguage(next),
  related: related.map(withTitleLanguage),
});

/** Returns the article's tags, with links to the lists of posts that have them. */
const tagsOf = ({ tags, links: { listedTags = [] } }: PostPage) =>
  tags?.map((label) => ({
    label,
    ...(hasPage('blogs') &&
      listedTags.includes(label) && {
        href: `${hrefTo('blogs')}?search=${encodeURIComponent(label)}`,
      }),
  }));

/** Returns the article's series, with the article's position. */
const seriesOf = ({ links: { series } }: PostPage, articleHref: string) =>
  series && {
    ...series,
    parts: series.parts.map(withTitleLanguage),
    current: series.parts.findIndex(({ href }) => href === articleHref),
  };

/**
 * Creates the detail page for projects or for posts.
 * @param Replies comments below the article, if any
 */
export function articlePage<Data extends Entry>(
  kind: 'project' | 'post',
  headingOf: (entry: Data) => string,
  counterpartLabel: string,
  Replies?: ComponentType<RepliesProps>,
): Page<Data> {
  function Article({ data }: { data: Data }) {
    const { tile, image, page } = data;
    const { counterpart, ...links } =
      import.meta.env.VITE_HAS_LANGUAGES !== 'no' ? withTitleLanguages(page.links) : page.links;
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
        {...(import.meta.env.VITE_HAS_TAGS !== 'no' && { tags: tagsOf(page) })}
        {...(import.meta.env.VITE_HAS_RARE_PARTS !== 'no' && {
          series: seriesOf(page, hrefTo(kind, data.slug)),
        })}
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

  const ArticleWithReplies = ({ data }: { data: Data }) => (
    <>
      <Article data={data} />
      {Replies && (
        <Replies
          path={canonicalPath(kind, data.slug)}
          title={headingOf(data)}
          mastodon={data.page.mastodon}
        />
      )}
    </>
  );

  return {
    Component: ArticleWithReplies,
    async prepare({ page }) {
      if (
        import.meta.env.VITE_HAS_RARE_PARTS !== 'no' &&
        (page.hasRareParts || page.links.series)
      ) {
        await loadRareParts();
      }
      if (page.hasVideo) await loadVideo();
    },
    head: (entry) => ({
      title: headingOf(entry),
      description: entry.page.description,
      canonicalPath: canonicalPath(kind, entry.slug),
    }),
  };
}
