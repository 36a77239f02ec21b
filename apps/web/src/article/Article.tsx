import {
  formatDate,
  owner,
  settings,
  type Picture,
  type PostPage,
  type Tile,
} from '@portfolio/content';
import { ArticleView } from '@portfolio/ui';

/** A project's page or a post: what both kinds of entry have. */
export interface ArticleProps {
  heading: string;
  tile: Tile;
  image: Picture;
  page: PostPage;
}

const day = (iso: string) => ({ label: formatDate(iso), dateTime: iso });

/** A detail page, with its dates as people write them. */
export const Article = ({ heading, tile, image, page }: ArticleProps) => (
  <ArticleView
    {...{ heading, tile, image }}
    published={day(page.publishedOn)}
    updated={day(page.updatedOn)}
    subtitle={page.subtitle}
    category={page.badge}
    author={owner.name}
    readTime={page.readTime}
    visit={page.visit}
    sections={page.sections}
    entrance={settings.detail}
  />
);
