/**
 * Compiler settings for styled-components, shared by all builds. Without these settings, class names would come from a counter. Its
 * value differs between the server and lazy routes, so hydration would silently lose styles.
 */
export const styledComponentsCompiler = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
} as const;
