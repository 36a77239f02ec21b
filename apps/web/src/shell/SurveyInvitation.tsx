import { hrefTo, notices } from '@portfolio/content';
import { FeedbackPopup } from '@portfolio/ui';

/** Popup that invites visitors to the survey. The default export is for `lazy`. */
export default function SurveyInvitation(props: { isShown: boolean; onClose: () => void }) {
  if (!notices.popup) return null;
  const { heading, text, link, closeLabel } = notices.popup;
  return (
    <FeedbackPopup
      {...props}
      title={heading}
      text={text}
      href={hrefTo('feedback')}
      actionLabel={link.label}
      closeLabel={closeLabel}
    />
  );
}
