import {
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
import { ownerLine } from './ownerLine';

/** A project's page or a post: what both kinds of entry have. */
export interface ArticleProps {
  heading: string;
  tile: Tile;
  image: Picture;
  page: PostPage;
  /** What the counterpart of the other kind is called in the panel. */
  counterpartLabel: string;
}

const day = (iso: string) => ({ label: formatDate(iso), dateTime: iso });

/** Loads the part that shows videos, for an article that has one. */
export const prepareArticle = ({ page }: Pick<ArticleProps, 'page'>) =>
  page.hasVideo ? loadVideo() : undefined;

/** A detail page, with its dates as people write them. */
export function Article({ heading, tile, image, page, counterpartLabel }: ArticleProps) {
  const { counterpart, ...links } = page.links;
  return (
    <ArticleView
      {...{ heading, tile, image }}
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
