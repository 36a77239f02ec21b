import { useIsHydrated } from '@portfolio/behaviors';
import { footer, owner, site } from '@portfolio/content';
import { SiteFooter, TextButton } from '@portfolio/ui';
import { ChatControl } from '../services/ChatControl';
import { TranslateControl } from '../services/TranslateControl';
import { useSharedConsent } from './ConsentProvider';

/** The year of the build at first, which is what the prerendered page says; then the visitor's. */
const useCurrentYear = () => (useIsHydrated() ? new Date().getFullYear() : __BUILD_YEAR__);

const { word, headings, pages, profiles, policies, buttons, sampleNotice } = footer;
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

/** The footer of every page (Specification §1), with chat, translation and the way back to the cookie choice (Decision 14). */
export function Footer() {
  const { reopen } = useSharedConsent();
  return (
    <SiteFooter
      word={{ art: word.image?.art ?? '', label: word.text, lang: word.language }}
      email={owner.email}
      groups={groups}
      owner={owner.name}
      year={useCurrentYear()}
      actions={
        <>
          <ChatControl />
          <TextButton onClick={reopen}>{buttons.cookies}</TextButton>
        </>
      }
      language={<TranslateControl />}
      note={site.sampleCount > 0 ? sampleNotice : undefined}
    />
  );
}
