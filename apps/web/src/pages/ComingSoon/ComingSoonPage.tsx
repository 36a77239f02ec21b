import { canonicalPath, comingSoonPage, hrefTo, type Post } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { MessageView } from '@portfolio/ui';
import { ownerLine } from '../../article/ownerLine';
import type { Page } from '../../page';

/** Page for a post that is not published yet. */
const ComingSoonPage = ({ data: { title, content, tile } }: { data: Post }) => (
  <MessageView
    head={{ heading: title, lead: content, tile, kolam: comingSoonPage.kolam }}
    owner={ownerLine}
    link={{ label: messages.blogs.all, href: hrefTo('blogs') }}
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
