import { services } from '@portfolio/content';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ServicePartProps } from '../useService';
import { useLeaveOnReject } from '../useLeaveOnReject';
import { forgetLanguage, loadTranslator, type Translator } from './loadTranslator';
import { storeLanguage } from './storedLanguage';

/** Props of the translation's part. */
interface TranslationPartProps extends ServicePartProps {
  /** Code of the language to read in. */
  language: string;
  /** Code of the pages' own language. */
  own: string;
}

/** Loads the translation service, and has the page translated into the language that is chosen. */
export function Part({ language, own, onOutcome }: TranslationPartProps) {
  const [translator, setTranslator] = useState<Translator>();
  const isTranslated = useRef(false);

  const start = useEffectEvent(() => {
    onOutcome('loading');
    loadTranslator(services.translation).then(
      (loaded) => {
        setTranslator(loaded);
        onOutcome('ready');
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

  useEffect(() => {
    if (!translator) return;
    if (language !== own) {
      isTranslated.current = true;
      translator.translate(language);
    } else if (isTranslated.current) {
      // Its own words come back whole with a fresh page.
      forgetLanguage();
      window.location.reload();
    }
  }, [translator, language, own]);

  return null;
}
