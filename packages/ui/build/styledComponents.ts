/**
 * Compiler settings for styled-components, shared by all builds. Without them, class names come from a counter that differs
 * between the server and lazy routes, and hydration would lose styles without an error.
 */
export const styledComponentsCompiler = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
} as const;
