import { useClientValue, useConsent } from '@portfolio/behaviors';
import { footer, isMultilingual, notices, owner, settings, site } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { SiteFooter, TextButton } from '@portfolio/ui';
import { useLanguageLinks } from '../navigation/useLanguageLinks';
import { ChatControl } from '../services/ChatControl';
import { TranslateControl } from '../services/TranslateControl';

/** The current year; the prerendered page has the build's. */
const useCurrentYear = () => useClientValue(() => new Date().getFullYear(), site.year);

/** A separate component, so that a cookie choice does not render the whole footer. */
function CookieChoice() {
  const { reopen } = useConsent(settings.cookies);
  return <TextButton onClick={reopen}>{messages.page.cookieSettings}</TextButton>;
}

const { word, headings, pages, profiles, policies, sampleNotice } = footer;
const groups = [
  { heading: headings.pages, links: pages },
  {
    heading: headings.profiles,
    links: profiles.map(({ network, href }) => ({ label: network, href, newTab: true })),
  },
  {
    heading: headings.policies,
    links: policies.map(({ label, href }) => ({ label, href, newTab: true })),
  },
];

/** The current page in the other languages, as a group of the footer. */
const useLanguageGroup = () => ({
  heading: site.languages?.find(({ code }) => code === site.language)?.heading ?? '',
  links: useLanguageLinks().map(({ code, label, href }) => ({
    label,
    href,
    rel: 'alternate',
    lang: code,
    hrefLang: code,
  })),
});

/** The footer of every page, with chat, translation and the cookie settings. */
export function Footer() {
  return (
    <SiteFooter
      word={word}
      email={owner.email}
      // oxlint-disable-next-line react/rules-of-hooks -- constant in a build
      groups={isMultilingual ? [...groups, useLanguageGroup()] : groups}
      owner={owner.name}
      year={useCurrentYear()}
      actions={
        <>
          <ChatControl />
          {notices.cookies && <CookieChoice />}
        </>
      }
      language={<TranslateControl />}
      note={site.sampleCount > 0 ? sampleNotice : undefined}
    />
  );
}
