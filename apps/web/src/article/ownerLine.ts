import { hrefTo, owner } from '@portfolio/content';
import type { OwnerLineProps } from '@portfolio/ui';

/** What pages tell visitors who land on them from elsewhere. */
export const ownerLine: OwnerLineProps = {
  name: owner.name,
  role: owner.role,
  links: [
    { label: WORDS.page.work, href: hrefTo('projects') },
    { label: WORDS.page.resume, href: hrefTo('resume') },
  ],
};
