/**
 * Compiler settings for styled-components, shared by all builds. Without these settings, class names would come from a counter, which
 * differs between the server and lazy routes, and hydration would silently lose styles.
 */
export const styledComponentsCompiler = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
} as const;
