import { writeStored } from '@portfolio/behaviors';
import { LanguageBadge, type LinkSlotProps } from '@portfolio/ui';
import { directionOf } from '@portfolio/messages/direction';
import { createContext, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { addressOf, languageKey, languageOfHref } from '../languages';
import { usePageChange } from './usePageChange';

/** Returns true if a page translator has changed the document. */
const isTranslated = () => /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className);

/**
 * What links to pages in another language say of it: a badge that names it; nothing, in the header, where labels bring it; or, in search
 * results, that their text is in it.
 */
export const LinkLanguages = /* @__PURE__ */ createContext<'badge' | 'label' | 'text'>('badge');

/** Leads to a document in another language, with a badge that names it unless the link offers that language. */
function LanguageLink({ href, onClick, children, ...anchorProps }: LinkSlotProps) {
  const language = languageOfHref(href);
  const kind = use(LinkLanguages);
  const isSwitch = anchorProps.rel === 'alternate';
  const isMarked = kind === 'badge' && !isSwitch;
  return (
    <a
      hrefLang={language?.code}
      {...(kind === 'text' && language && { lang: language.code, dir: directionOf(language.code) })}
      {...anchorProps}
      onClick={(event) => {
        onClick?.(event);
        const isChosen = isSwitch || event.currentTarget.querySelector('[data-switch]');
        if (isChosen && language) writeStored(languageKey, language.code);
      }}
      href={addressOf(href, import.meta.env.BASE_URL)}
    >
      {children}
      {isMarked && language && ' '}
      {isMarked && language && <LanguageBadge>{language.badge}</LanguageBadge>}
    </a>
  );
}

/**
 * Follows links inside the site without loading a new document. Downloads and files are left to the browser, and so is every
 * link once a page translator has rewritten the document: a fresh one is translated whole.
 */
export function RouterLink({ href, onClick, children, ...anchorProps }: LinkSlotProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: anchorProps.target });
  const changePage = usePageChange();
  const isFile = anchorProps.download !== undefined || /\.[a-z\d]+$/i.test(href);
  return (
    <a
      {...anchorProps}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !isFile && !isTranslated()) {
          changePage(href, () => follow(event));
        }
      }}
    >
      {children}
    </a>
  );
}

/** `RouterLink` for a site in several languages: a link to another language loads its document. */
export const MultilingualLink = (props: LinkSlotProps) =>
  languageOfHref(props.href) ? <LanguageLink {...props} /> : <RouterLink {...props} />;
