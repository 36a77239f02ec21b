/** The QR code of the shared resume, computed while the site is built (`prerender/resumeQrPlugin.ts`). */
declare module 'virtual:resume-qr' {
  /** One text a row, `1` for a dark module. */
  export const modules: readonly string[];
}
