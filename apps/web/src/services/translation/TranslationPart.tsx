import { services } from '@portfolio/content';
import { LanguageSelect } from '@portfolio/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ServicePartProps } from '../ServiceControl';
import { useLeaveOnReject } from '../useLeaveOnReject';

import { forgetLanguage, loadTranslator, type Translator } from './loadTranslator';
import { readStoredLanguage, storeLanguage } from './storedLanguage';

const { languages } = services.translation;

/** Loads the translation service and offers its languages. The one chosen holds for the pages that follow. */
export function Part({ asked, onOutcome }: ServicePartProps) {
  const [translator, setTranslator] = useState<Translator>();
  const [language, setLanguage] = useState(() => readStoredLanguage() ?? languages[0]?.code);
  const root = useRef<HTMLDivElement>(null);

  const start = useEffectEvent(() => {
    onOutcome('loading');
    loadTranslator(services.translation).then(
      (loaded) => {
        setTranslator(loaded);
        onOutcome('ready');
        if (language !== undefined && language !== languages[0]?.code) loaded.translate(language);
      },
      (error: unknown) => {
        console.warn(error);
        onOutcome('failed');
      },
    );
  });
  useEffect(() => start(), []);

  useLeaveOnReject(() => {
    storeLanguage(null);
    forgetLanguage();
  });

  // The button that was pressed is gone; what it was pressed for takes the focus.
  const isAsked = asked > 0;
  useEffect(() => {
    if (isAsked && translator) root.current?.querySelector('select')?.focus();
  }, [isAsked, translator]);

  if (!translator) return null;
  const choose = (code: string) => {
    setLanguage(code);
    if (code === languages[0]?.code) {
      // Its own words come back whole with a fresh page.
      storeLanguage(null);
      forgetLanguage();
      window.location.reload();
    } else {
      storeLanguage(code);
      translator.translate(code);
    }
  };
  return (
    <div ref={root}>
      <LanguageSelect
        label={WORDS.services.readIn}
        languages={languages}
        value={language ?? ''}
        onChange={choose}
        note={WORDS.services.translatedBy}
      />
    </div>
  );
}
