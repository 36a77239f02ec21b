export { listen } from './environment/listen';
export { useClientValue, useIsHydrated } from './environment/useClientValue';
export { useCurrentSection } from './environment/useCurrentSection';
export { useIsPrinting } from './environment/useIsPrinting';
export { useOnline } from './environment/useOnline';

export { useCountUp } from './time/useCountUp';
export { useDelayedFlag } from './time/useDelayedFlag';
export { useTimeout } from './time/useTimeout';
export { useTypewriter, type TypewriterOptions } from './time/useTypewriter';

export { useConsent, useConsentChoice } from './storage/useConsent';
export {
  readSession,
  readStored,
  subscribeToStorage,
  useStoredText,
  writeSession,
  writeStored,
} from './storage/storage';
export { useDailyPopup } from './storage/useDailyPopup';

export { matchesCategory, matchesSearch } from './filters/matches';
export { choice, freeText, oneOf, visibleCount, type QueryFilter } from './filters/queryFilters';
export { useFadeFilter } from './filters/useFadeFilter';
export { useQueryFilters, type QuerySource } from './filters/useQueryFilters';

export { useScrollReveal } from './motion/useScrollReveal';

export { useTheme, type Theme } from './theme/useTheme';

export { useFormDraft, type FormDraft } from './forms/useFormDraft';
export { useFormFields, type FieldErrors, type FormValues } from './forms/useFormFields';
export { useSubmission, type SendResult, type SubmissionState } from './forms/useSubmission';
