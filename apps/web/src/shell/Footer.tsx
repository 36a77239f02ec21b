import { useClientValue, useConsent } from '@portfolio/behaviors';
import { footer, notices, owner, settings, site } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { SiteFooter, TextButton } from '@portfolio/ui';
import { useLanguageLinks } from '../navigation/useLanguageLinks';
import { ChatControl } from '../services/ChatControl';
import { TranslateControl } from '../services/TranslateControl';

/** Returns the current year or, in prerendered pages, the year of the build. */
const useCurrentYear = () => useClientValue(() => new Date().getFullYear(), site.year);

/** A separate component, so that a cookie choice does not re-render the whole footer. */
function CookieChoice() {
  const { reopen } = useConsent(settings.cookies);
  return <TextButton onClick={reopen}>{messages.page.cookieSettings}</TextButton>;
}

const { word, headings, pages, profiles, policies, sampleNotice } = footer;
const groups = [
  { heading: headings.pages, links: pages },
  {
    heading: headings.profiles,
    // With `rel="me"`, services such as Mastodon can verify the profiles.
    links: profiles.map(({ network, href }) => ({
      label: network,
      href,
      newTab: true,
      rel: 'me',
    })),
  },
  {
    heading: headings.policies,
    links: policies.map(({ label, href }) => ({
      label,
      href,
      newTab: import.meta.env.VITE_HAS_CUSTOM_PAGES !== 'no' ? !href.startsWith('/') : true,
    })),
  },
];

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

/** The site footer, with cookie settings, chat and translation. */
export function Footer() {
  return (
    <SiteFooter
      word={word}
      email={owner.email}
      groups={
        import.meta.env.VITE_HAS_LANGUAGES !== 'no'
          ? // oxlint-disable-next-line react/rules-of-hooks -- constant in a build
            [...groups, useLanguageGroup()]
          : groups
      }
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
