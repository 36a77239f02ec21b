import { hasPage, hrefTo, owner } from '@portfolio/content';
import type { OwnerLineProps } from '@portfolio/ui';

/** What pages tell visitors who land on them from elsewhere. */
export const ownerLine: OwnerLineProps = {
  name: owner.name,
  role: owner.role,
  links: [
    ...(hasPage('projects') ? [{ label: WORDS.page.work, href: hrefTo('projects') }] : []),
    ...(hasPage('resume') ? [{ label: WORDS.page.resume, href: hrefTo('resume') }] : []),
  ],
};
