import { useClientValue, useConsent } from '@portfolio/behaviors';
import { footer, notices, owner, settings, site } from '@portfolio/content';
import { SiteFooter, TextButton } from '@portfolio/ui';
import { ChatControl } from '../services/ChatControl';
import { TranslateControl } from '../services/TranslateControl';

/** The visitor's year; the prerendered page says the build's. */
const useCurrentYear = () => useClientValue(() => new Date().getFullYear(), __BUILD_YEAR__);

/** Apart from the footer, so that a change of the choice draws the button anew and not the footer. */
function CookieChoice() {
  const { reopen } = useConsent(settings.cookies);
  return <TextButton onClick={reopen}>{WORDS.page.cookieSettings}</TextButton>;
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

/** The footer of every page, with chat, translation and the way back to the cookie choice. */
export function Footer() {
  return (
    <SiteFooter
      word={word}
      email={owner.email}
      groups={groups}
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
