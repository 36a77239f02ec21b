/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `none` builds without the resume's PDF and Word files, which need a browser. */
  readonly PORTFOLIO_RESUME_PDF?: string;
  /** Folder of the drawings, if the content adds some to those of `packages/ui`. */
  readonly VITE_ART_FOLDER?: string;
  /** `no` omits the code of a service that is not configured. */
  readonly VITE_HAS_ANALYTICS?: string;
  readonly VITE_HAS_NEWSLETTER?: string;
  readonly VITE_HAS_COMMENTS?: string;
  readonly VITE_HAS_LANGUAGES?: string;
  readonly VITE_HAS_PHOTOS?: string;
  readonly VITE_HAS_LINES?: string;
}
