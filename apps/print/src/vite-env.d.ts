/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `none` skips the PDFs and Word documents, so that the build needs no browser. */
  readonly PORTFOLIO_RESUME_PDF?: string;
}
