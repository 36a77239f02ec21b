/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `none` builds without PDFs and Word documents, which need a browser. */
  readonly PORTFOLIO_RESUME_PDF?: string;
}
