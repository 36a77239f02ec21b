import { footer, services } from '@portfolio/content';
import { ServiceControl } from './ServiceControl';
import { readStoredLanguage } from './translation/storedLanguage';

const wasAsked = () => readStoredLanguage() !== null;
const load = () => import('./translation/TranslationPart');

/** The footer's way to a translated page: a button, and the choice of language once the service is there. */
export function TranslateControl() {
  if (services.translation.provider === 'none') return null;
  return (
    <ServiceControl
      wasAsked={wasAsked}
      label={footer.buttons.translate}
      failure={WORDS.services.translationFailed}
      isReplaced
      load={load}
    />
  );
}
