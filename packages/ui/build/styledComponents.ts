/**
 * Compiler settings for styled-components, shared by every build that touches its templates. Without them class names come
 * from a counter, which runs differently on the server and behind lazy routes, and hydration silently loses its styles.
 */
export const styledComponentsCompiler = {
  plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
} as const;
