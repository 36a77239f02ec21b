import { hasPage, hrefTo, owner } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import type { OwnerLineProps } from '@portfolio/ui';

/** Props of the line that introduces the owner on detail pages. */
export const ownerLine: OwnerLineProps = {
  name: owner.name,
  role: owner.role,
  links: [
    ...(hasPage('projects') ? [{ label: messages.page.work, href: hrefTo('projects') }] : []),
    ...(hasPage('resume') ? [{ label: messages.page.resume, href: hrefTo('resume') }] : []),
  ],
};
