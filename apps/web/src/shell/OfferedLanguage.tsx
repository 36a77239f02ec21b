import { useClientValue, useStoredText, writeStored } from '@portfolio/behaviors';
import { site } from '@portfolio/content';
import { directionOf } from '@portfolio/messages/direction';
import { LanguageOffer } from '@portfolio/ui';
import { useLanguageLinks } from '../navigation/useLanguageLinks';
import { languageKey, otherLanguages, preferredLanguage } from '../languages';

/** Offers the page in the language that the visitor chose, or else in the browser's language. Never redirects. */
export function OfferedLanguage() {
  const chosen = useStoredText(languageKey);
  // Empty until hydration, so prerendered pages have no offer.
  const preferred = useClientValue(() => navigator.languages.join(), '');
  const code = preferred && (chosen ?? preferredLanguage(preferred.split(',')));
  const link = useLanguageLinks().find((one) => one.code === code);
  const language = otherLanguages().find((one) => one.code === code);
  // `label` differs from `name` if the page is not translated.
  if (!link || !language || link.label !== link.name) return null;
  return (
    <LanguageOffer
      language={language.code}
      direction={directionOf(language.code)}
      label={language.offer}
      href={link.href}
      closeLabel={language.close}
      onFollow={() => writeStored(languageKey, language.code)}
      onClose={() => writeStored(languageKey, site.language)}
    />
  );
}
