/** Marks the language of a text from an entry that is not translated. */
export const inLanguage = (text: string, language: string | undefined) =>
  import.meta.env.VITE_HAS_LANGUAGES !== 'no' && language ? (
    <bdi lang={language}>{text}</bdi>
  ) : (
    text
  );
