import { useConsent, useDailyPopup, useOverlay } from '@portfolio/behaviors';
import { hasPage, hrefTo, notices, settings } from '@portfolio/content';
import { CookieBanner } from '@portfolio/ui';
import { lazy, Suspense } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

// It comes after 90 s, if at all: no part of a first visit.
const SurveyInvitation = lazy(() => import('./SurveyInvitation'));

/** Cookie banner and feedback popup. One manager decides which of them stands over the page. */
export function Overlays({ isMenuOpen }: { isMenuOpen: boolean }) {
  const { pathname } = useLocation();
  const consent = useConsent(settings.cookies);
  // Who is answering the survey needs no invitation to it.
  const isInviting =
    notices.popup && hasPage('feedback') && matchPath(`${hrefTo('feedback')}/*`, pathname) === null;
  const popup = useDailyPopup({
    storageKey: settings.popup.storageKey,
    delayMs: isInviting ? settings.popup.delayMs : null,
  });

  useOverlay('menu', { isWanted: isMenuOpen });
  const popupOverlay = useOverlay('popup', { isWanted: popup.isOpen, onClose: popup.close });
  const cookiesOverlay = useOverlay('cookies', {
    isWanted: notices.cookies !== undefined && consent.isBannerShown,
  });

  return (
    <>
      {popup.isOpen && (
        <Suspense>
          <SurveyInvitation isShown={popupOverlay.isShown} onClose={popup.close} />
        </Suspense>
      )}
      {notices.cookies && cookiesOverlay.isShown && (
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
}
