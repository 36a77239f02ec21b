/**
 * Compiler settings for styled-components, shared by all builds. Without these settings, class names would depend on the order in which
 * components load. With lazy routes, the order differs between server and browser, so hydration would silently lose styles.
 */
export const styledComponentsCompiler = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
} as const;
