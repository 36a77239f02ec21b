const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Text direction of a language, derived from its script. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
