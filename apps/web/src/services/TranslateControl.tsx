import { useClientValue } from '@portfolio/behaviors';
import { services } from '@portfolio/content';
import { LanguageSelect } from '@portfolio/ui';
import { useEffect, useState } from 'react';
import { readStoredLanguage, storeLanguage } from './translation/storedLanguage';
import { useService } from './useService';

const { languages } = services.translation;
/** The language of the pages themselves. */
const own = languages[0]?.code ?? '';

const wasAsked = () => readStoredLanguage() !== null;
const load = () => import('./translation/loadTranslator');

/** The choice of the language to read in, where there is a translation. Choosing one asks for the service. */
export function TranslateControl() {
  const stored = useClientValue(readStoredLanguage, null);
  const [chosen, setChosen] = useState<string>();
  const {
    isConfigured,
    service: translator,
    ask,
    outcome,
    status,
  } = useService({
    provider: services.translation.provider,
    wasAsked,
    failure: WORDS.services.translationFailed,
    load,
  });
  const language = outcome === 'failed' ? own : (chosen ?? stored ?? own);

  useEffect(() => translator?.translate(language), [translator, language]);

  if (!isConfigured) return null;
  const choose = (code: string) => {
    setChosen(code);
    storeLanguage(code === own ? null : code);
    if (code !== own) ask();
  };
  return (
    <LanguageSelect
      label={WORDS.services.readIn}
      languages={languages}
      value={language}
      onChange={choose}
      note={outcome === 'ready' && language !== own ? WORDS.services.translatedBy : status}
    />
  );
}
