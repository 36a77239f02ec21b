import type { ReactNode } from 'react';

/** Marks the language of text from an untranslated entry. */
export const inLanguage = <Text extends ReactNode>(text: Text, language: string | undefined) =>
  import.meta.env.VITE_HAS_LANGUAGES !== 'no' && language ? (
    <bdi lang={language}>{text}</bdi>
  ) : (
    text
  );
