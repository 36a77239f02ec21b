import { useConsent, useDailyPopup } from '@portfolio/behaviors';
import { hasPage, hrefTo, notices, settings } from '@portfolio/content';
import { CookieBanner } from '@portfolio/ui';
import { lazy, Suspense, useDeferredValue } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

// It comes after 90 s, if at all: no part of a first visit.
const SurveyInvitation = lazy(() => import('./SurveyInvitation'));

/** Cookie banner and feedback popup. Only one of them stands over the page, and neither beside the menu. */
export function Overlays({ isMenuOpen }: { isMenuOpen: boolean }) {
  const { pathname } = useLocation();
  const consent = useConsent(settings.cookies);
  // Who is answering the survey needs no invitation to it.
  const isInviting =
    notices.popup && hasPage('feedback') && matchPath(`${hrefTo('feedback')}/*`, pathname) === null;
  const { storageKey, delayMs } = settings.popup;
  const popup = useDailyPopup(storageKey, isInviting ? delayMs : null);

  // Right after hydration the banner would else be drawn in the task that finds out that it is wanted.
  const isBannerWanted = useDeferredValue(consent.isBannerShown);

  return (
    <>
      {popup.isOpen && (
        <Suspense>
          <SurveyInvitation isShown={!isMenuOpen} onClose={popup.close} />
        </Suspense>
      )}
      {notices.cookies && isBannerWanted && !popup.isOpen && !isMenuOpen && (
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
