import { footer, services } from '@portfolio/content';
import { ServiceControl } from './ServiceControl';
import { translationWish } from './translation/wish';

const load = () => import('./translation/TranslationPart');

/** The footer's way to a translated page: a button, and the choice of language once the service is there. */
export function TranslateControl() {
  if (services.translation.provider === 'none') return null;
  return (
    <ServiceControl
      name={translationWish}
      label={footer.buttons.translate}
      failure="Translation is unavailable right now."
      isReplaced
      load={load}
    />
  );
}
