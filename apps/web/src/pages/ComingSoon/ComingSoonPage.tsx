import { canonicalPath, hrefTo, comingSoonPage, type Post } from '@portfolio/content';
import { LinkButton, PageHead, Wrap } from '@portfolio/ui';
import { definePage } from '../../page';

/** Where the placeholder post leads: a small page in place of a dead link. */
function ComingSoonPage({ data }: { data: Post }) {
  return (
    <>
      <PageHead
        heading={data.title}
        lead={data.content}
        tile={data.tile}
        size="long"
        kolam={comingSoonPage.kolam}
      />
      <Wrap $isPageEnd>
        <LinkButton href={hrefTo('blogs')}>
          <span>All posts</span>
        </LinkButton>
      </Wrap>
    </>
  );
}

export const page = definePage<Post>({
  Component: ComingSoonPage,
  head: ({ slug, title }) => ({
    title,
    description: comingSoonPage.description,
    canonicalPath: canonicalPath('comingSoon', slug),
  }),
});
