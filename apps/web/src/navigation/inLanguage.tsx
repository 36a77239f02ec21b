import type { ReactNode } from 'react';

/** Marks the language of text from an untranslated entry. */
export const inLanguage = <Text extends ReactNode>(text: Text, language: string | undefined) =>
  import.meta.env.VITE_HAS_LANGUAGES !== 'no' && language ? (
    <bdi lang={language}>{text}</bdi>
  ) : (
    text
  );

/** Marks the language of a link's label if the link leads to an untranslated entry. */
export const withLabelLanguage = <Link extends { label: string; language?: string | undefined }>({
  label,
  language,
  ...link
}: Link) => ({ ...link, label: inLanguage(label, language) });
