import { useDailyPopup, useOverlay } from '@portfolio/behaviors';
import { notices, settings } from '@portfolio/content';
import { CookieBanner, FeedbackPopup } from '@portfolio/ui';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { useSharedConsent } from './ConsentProvider';

/** Cookie banner and feedback popup (Specification §4). One manager decides which of them stands over the page. */
export function Overlays({ isMenuOpen }: { isMenuOpen: boolean }) {
  const { pathname } = useLocation();
  const consent = useSharedConsent();
  // Who is answering the survey needs no invitation to it.
  const isAtSurvey = matchPath(`${paths.feedback}/*`, pathname) !== null;
  const popup = useDailyPopup({
    storageKey: settings.popup.storageKey,
    delayMs: isAtSurvey ? null : settings.popup.delayMs,
  });

  useOverlay('menu', { isWanted: isMenuOpen });
  const popupOverlay = useOverlay('popup', { isWanted: popup.isOpen, onClose: popup.close });
  const cookiesOverlay = useOverlay('cookies', { isWanted: consent.isBannerShown });

  return (
    <>
      <FeedbackPopup
        isShown={popupOverlay.isShown}
        title={notices.popup.heading}
        text={notices.popup.text}
        href={paths.feedback}
        onClose={popup.close}
        actionLabel={notices.popup.link.label}
        closeLabel={notices.popup.closeLabel}
      />
      <CookieBanner
        isShown={cookiesOverlay.isShown}
        message={notices.cookies.text}
        acceptLabel={notices.cookies.acceptLabel}
        rejectLabel={notices.cookies.rejectLabel}
        choice={consent.choice}
        onAccept={consent.accept}
        onReject={consent.reject}
      />
    </>
  );
}
