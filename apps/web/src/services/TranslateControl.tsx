import { useClientValue } from '@portfolio/behaviors';
import { services } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { LanguageSelect } from '@portfolio/ui';
import { useEffect, useState } from 'react';
import { readStoredLanguage, storeLanguage } from './translation/storedLanguage';
import { useService } from './useService';

const { languages } = services.translation;
const siteLanguage = languages[0]?.code ?? '';

const wasRequested = () => readStoredLanguage() !== null;
const load = () => import('./translation/loadTranslator');

/** Language select, if translation is configured. Choosing a language loads the service. */
export function TranslateControl() {
  const stored = useClientValue(readStoredLanguage, null);
  const [chosen, setChosen] = useState<string>();
  const {
    isConfigured,
    service: translator,
    request,
    outcome,
    status,
  } = useService({
    provider: services.translation.provider,
    wasRequested,
    failure: messages.services.translationFailed,
    load,
  });
  const language = outcome === 'failed' ? siteLanguage : (chosen ?? stored ?? siteLanguage);

  useEffect(() => translator?.translate(language), [translator, language]);

  if (!isConfigured) return null;
  const choose = (code: string) => {
    setChosen(code);
    storeLanguage(code === siteLanguage ? null : code);
    if (code !== siteLanguage) request();
  };
  return (
    <LanguageSelect
      label={messages.services.readIn}
      languages={languages}
      value={language}
      onChange={choose}
      note={
        outcome === 'ready' && language !== siteLanguage ? messages.services.translatedBy : status
      }
    />
  );
}
