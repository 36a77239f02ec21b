/// <reference types="vite/client" />

/** Year of the build, for the footer of the prerendered pages. */
declare const __BUILD_YEAR__: number;
/** Whether the site has the resume as a PDF. */
declare const __HAS_RESUME_PDF__: boolean;

interface ImportMetaEnv {
  /** Name of the folder with the drawings, where the content has added some to those of `packages/ui`. */
  readonly VITE_ART_FOLDER?: string;
}
