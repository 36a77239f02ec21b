import type { LinkSlotProps } from '@portfolio/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Page translators mark the document they have rewritten. */
const isTranslated = () => /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className);

/**
 * Follows links inside the site without loading a new document. Downloads and files are left to the browser, and so is every
 * link once a page translator has rewritten the document: a fresh one is translated whole.
 */
export function RouterLink({ href, onClick, children, ...anchorProps }: LinkSlotProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: anchorProps.target });
  const isFile = anchorProps.download !== undefined || /\.[a-z\d]+$/i.test(href);
  return (
    <a
      {...anchorProps}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isFile && !isTranslated()) follow(event);
      }}
    >
      {children}
    </a>
  );
}
