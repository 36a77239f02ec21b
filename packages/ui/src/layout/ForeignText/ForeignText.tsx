import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ForeignTextProps {
  language: string;
  children: ReactNode;
}

// A pure call, so that a site in one language leaves the styles out.

/* Scripts with tall letters or marks need more room than a heading has. */
const Text = /* @__PURE__ */ (() => styled.bdi`
  line-height: 1.3;
  letter-spacing: normal;
`)();

/** Text in a language other than the page's, such as the title of an entry that is not translated (WCAG 2.2 3.1.2). */
export const ForeignText = ({ language, children }: ForeignTextProps) => (
  <Text lang={language}>{children}</Text>
);
