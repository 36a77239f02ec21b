import { canonicalPath, comingSoonPage, hrefTo, type Post } from '@portfolio/content';
import { MessageView } from '@portfolio/ui';
import { ownerLine } from '../../article/ownerLine';
import type { Page } from '../../page';

/** Where the card of a post leads that is not written yet: a small page in place of a dead link. */
const ComingSoonPage = ({ data: { title, content, tile } }: { data: Post }) => (
  <MessageView
    words={{ heading: title, lead: content, tile, kolam: comingSoonPage.kolam }}
    owner={ownerLine}
    link={{ label: WORDS.blogs.all, href: hrefTo('blogs') }}
  />
);

export const page: Page<Post> = {
  Component: ComingSoonPage,
  head: ({ slug, title }) => ({
    title,
    description: comingSoonPage.description,
    canonicalPath: canonicalPath('comingSoon', slug),
  }),
};
