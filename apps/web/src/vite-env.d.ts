/// <reference types="vite/client" />

/** Year of the build, for the footer of the prerendered pages. */
declare const __BUILD_YEAR__: number;
