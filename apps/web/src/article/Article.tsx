import { formatDate, owner, type PostPage, type Picture, type Tile } from '@portfolio/content';
import { ArticleHead, ArticleLayout, Prose } from '@portfolio/ui';

/** A project's page or a post: what both kinds of entry have. */
export interface ArticleProps {
  heading: string;
  tile: Tile;
  image: Picture;
  page: PostPage;
}

const day = (iso: string) => ({ label: formatDate(iso), dateTime: iso });

/** A detail page: animated heading, dates, the panel on the left and the prose on the right. */
export function Article({ heading, tile, image, page }: ArticleProps) {
  return (
    <article>
      <ArticleHead
        heading={heading}
        tile={tile}
        published={day(page.publishedOn)}
        updated={day(page.updatedOn)}
      />
      <ArticleLayout
        tile={tile}
        image={image}
        subtitle={page.subtitle}
        category={page.badge}
        author={owner.name}
        readTime={page.readTime}
        visit={page.visit}
      >
        <Prose sections={page.sections} />
      </ArticleLayout>
    </article>
  );
}
