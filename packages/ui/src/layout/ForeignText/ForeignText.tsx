import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ForeignTextProps {
  /** The text's language tag, e.g. `ta`. */
  language: string;
  /** The text. */
  children: ReactNode;
}

/* Leaves space for tall letters and marks. The pure annotation lets the bundler drop the styles from sites in one language. */
const Text = /* @__PURE__ */ (() => styled.bdi`
  line-height: 1.3;
  letter-spacing: normal;
`)();

/** Text in a language other than the page's, such as the title of an untranslated entry (WCAG 2.2, 3.1.2). */
export const ForeignText = ({ language, children }: ForeignTextProps) => (
  <Text lang={language}>{children}</Text>
);
