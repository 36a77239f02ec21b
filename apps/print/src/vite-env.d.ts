/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether the PDFs that the build makes lie beside the app. */
  readonly HAS_PDFS: boolean;
}
