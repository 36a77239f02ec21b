import { writeStored } from '@portfolio/behaviors';
import { LanguageBadge, type LinkSlotProps } from '@portfolio/ui';
import { directionOf } from '@portfolio/messages/direction';
import { createContext, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { resolveHref, languageKey, languageOfHref } from '../languages';
import { usePageChange } from './usePageChange';

/** Browser translators add these classes. */
const isTranslated = () => /\btranslated-(ltr|rtl)\b/.test(document.documentElement.className);

/**
 * How links mark a target in another language. `badge` adds the language's name. `label` adds nothing, because the label contains the name.
 * `text` means that the link text is in the target's language.
 */
export const LinkLanguages = /* @__PURE__ */ createContext<'badge' | 'label' | 'text'>('badge');

function LanguageLink({ href, onClick, children, ...anchorProps }: LinkSlotProps) {
  const language = languageOfHref(href);
  const kind = use(LinkLanguages);
  const isSwitch = anchorProps.rel === 'alternate';
  // A link that is hidden from screen readers needs no badge, because it repeats a link that has one.
  const isMarked = kind === 'badge' && !isSwitch && !anchorProps['aria-hidden'];
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
      href={resolveHref(href, import.meta.env.BASE_URL)}
    >
      {children}
      {isMarked && language && (
        // The space is inside the badge, because the link underlines all text outside the badge.
        <LanguageBadge data-nosnippet="">{` ${language.badge}`}</LanguageBadge>
      )}
    </a>
  );
}

/**
 * Link that opens a page of the site without loading a new document. The browser handles downloads and links to files.
 * On a translated page, the browser handles all links, because translators handle only new documents reliably.
 */
export function RouterLink({ href, onClick, children, ...anchorProps }: LinkSlotProps) {
  const resolvedHref = useHref(href);
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: anchorProps.target });
  const changePage = usePageChange();
  const isFile = anchorProps.download !== undefined || /\.[a-z\d]+$/i.test(href);
  return (
    <a
      {...anchorProps}
      href={resolvedHref}
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

/** `RouterLink` for sites in several languages. A link to another language loads a new document. */
export const MultilingualLink = (props: LinkSlotProps) =>
  languageOfHref(props.href) ? <LanguageLink {...props} /> : <RouterLink {...props} />;
