export { useClientValue } from './environment/useClientValue';
export { useCurrentSection } from './environment/useCurrentSection';
export { useIsHydrated } from './environment/useIsHydrated';
export { useIsPrinting } from './environment/useIsPrinting';
export { useOnline } from './environment/useOnline';

export { useCountUp, type CountUpOptions } from './time/useCountUp';
export { useDelayedFlag } from './time/useDelayedFlag';
export { useLoader } from './time/useLoader';
export { useTimeout } from './time/useTimeout';
export { useTypewriter, type TypewriterOptions } from './time/useTypewriter';

export {
  useConsent,
  useConsentChoice,
  type Consent,
  type ConsentChoice,
  type ConsentOptions,
  type KnownConsent,
} from './storage/useConsent';
export { readSession, readStored, writeSession, writeStored } from './storage/storage';
export { useStoredText } from './storage/useStoredText';
export { useDailyPopup, type DailyPopup, type DailyPopupOptions } from './storage/useDailyPopup';

export { matchesCategory, matchesSearch } from './filters/matches';
export { choice, freeText, oneOf, portions, type QueryFilter } from './filters/queryFilters';
export { useFadeFilter, type FadeFilter, type FadeFilterOptions } from './filters/useFadeFilter';
export {
  useQueryFilters,
  type QueryFilterState,
  type QuerySource,
} from './filters/useQueryFilters';

export { ReducedMotionContext, useReducedMotion } from './motion/useReducedMotion';
export { useScrollReveal, type RevealState, type ScrollReveal } from './motion/useScrollReveal';

export { useTheme, type Theme, type ThemeControl, type ThemeOptions } from './theme/useTheme';

export { OverlayProvider, useOverlay, type OverlayOptions } from './overlays/useOverlayStack';

export { useFormDraft, type FormDraft, type FormDraftOptions } from './forms/useFormDraft';
export {
  useFormFields,
  type FieldErrors,
  type FormFields,
  type FormFieldsOptions,
} from './forms/useFormFields';
export {
  useSubmission,
  type NetworkReason,
  type SendResult,
  type Submission,
  type SubmissionOptions,
  type SubmissionState,
} from './forms/useSubmission';

export {
  useListNavigation,
  type ListNavigation,
  type ListNavigationOptions,
} from './lists/useListNavigation';
export { moveInList } from './lists/listNavigation';
