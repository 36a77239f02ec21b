import { useConsent, useDailyPopup } from '@portfolio/behaviors';
import { hasPage, hrefTo, notices, settings } from '@portfolio/content';
import { CookieBanner } from '@portfolio/ui';
import { lazy, Suspense, useDeferredValue } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { OfferedLanguage } from './OfferedLanguage';

// The invitation appears after a delay, so its code is not part of the initial load.
const SurveyInvitation = lazy(() => import('./SurveyInvitation'));

/** Cookie banner, survey invitation and language offer. At most one is visible, and none while the menu is open. */
export function Overlays({ isMenuOpen }: { isMenuOpen: boolean }) {
  const { pathname } = useLocation();
  const consent = useConsent(settings.cookies);
  // No invitation on the survey page itself.
  const canInvite =
    notices.popup && hasPage('feedback') && matchPath(`${hrefTo('feedback')}/*`, pathname) === null;
  const { storageKey, delayMs } = settings.popup;
  const popup = useDailyPopup(storageKey, canInvite ? delayMs : null);

  // Deferred, so that the banner does not render in the hydration task.
  const isBannerWanted = useDeferredValue(consent.isBannerShown);
  // The invitation waits for a visitor who has asked for the banner, and covers a banner that waits for its first choice.
  const isBannerRequested = consent.isReopened || (isBannerWanted && consent.choice !== null);
  const isInviting = popup.isOpen && !isBannerRequested;

  const overlays = (
    <>
      {isInviting && (
        <Suspense>
          <SurveyInvitation isShown={!isMenuOpen} onClose={popup.close} />
        </Suspense>
      )}
      {notices.cookies && isBannerWanted && !isInviting && !isMenuOpen && (
        <CookieBanner
          isReopened={consent.isReopened}
          message={notices.cookies.text}
          acceptLabel={notices.cookies.acceptLabel}
          rejectLabel={notices.cookies.rejectLabel}
          choice={consent.choice}
          onAccept={consent.accept}
          onReject={consent.reject}
        />
      )}
    </>
  );
  return import.meta.env.VITE_HAS_LANGUAGES !== 'no' ? (
    <>
      {overlays}
      {!(notices.cookies && isBannerWanted) && !popup.isOpen && !isMenuOpen && <OfferedLanguage />}
    </>
  ) : (
    overlays
  );
}
