import { services } from '@portfolio/content';
import { useEffect, useRef } from 'react';
import type { ServicePartProps } from '../useService';
import { useServiceScript } from '../useServiceScript';
import { forgetLanguage, loadTranslator } from './loadTranslator';
import { storeLanguage } from './storedLanguage';

interface TranslationPartProps extends ServicePartProps {
  /** Code of the language to read in. */
  language: string;
  /** Code of the pages' own language. */
  own: string;
}

const load = () => loadTranslator(services.translation);
const cleanUp = () => {
  storeLanguage(null);
  forgetLanguage();
};

/** Loads the translation service, and has the page translated into the language that is chosen. */
export function Part({ language, own, onOutcome }: TranslationPartProps) {
  const translator = useServiceScript(load, onOutcome, cleanUp);
  const isTranslated = useRef(false);

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
