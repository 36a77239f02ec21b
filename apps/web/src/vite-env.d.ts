/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `none` omits the resume's PDF and Word document, so that the build needs no browser. */
  readonly PORTFOLIO_RESUME_PDF?: string;
  /** Name of the folder that contains the drawings. Only builds set it. */
  readonly VITE_ART_FOLDER?: string;
  /** In a `VITE_HAS_*` variable, `no` omits the code of a feature that the site does not use. */
  readonly VITE_HAS_ANALYTICS?: string;
  readonly VITE_HAS_NEWSLETTER?: string;
  readonly VITE_HAS_COMMENTS?: string;
  readonly VITE_HAS_LANGUAGES?: string;
  readonly VITE_HAS_MANY_LINKS?: string;
  readonly VITE_HAS_PHOTOS?: string;
  readonly VITE_HAS_LINES?: string;
  readonly VITE_HAS_CUSTOM_PAGES?: string;
  readonly VITE_HAS_OLD_PATHS?: string;
  readonly VITE_HAS_TAGS?: string;
  readonly VITE_HAS_RARE_PARTS?: string;
  readonly VITE_HAS_RESUME_EXTRAS?: string;
  readonly VITE_HAS_SKILL_EXTRAS?: string;
}
