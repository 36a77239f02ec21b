import { styled } from 'styled-components';

import { radius, size, space } from '../../theme';

// A pure call, so that a site in one language leaves the styles out.

/** Names the language of the page that a link leads to: "in Arabic". Stays small within a heading. */
export const LanguageBadge = /* @__PURE__ */ (() => styled.small`
  display: inline-block;
  margin-inline-start: ${space(8)};
  padding-inline: ${space(8)};
  border: 1.5px solid;
  border-radius: ${radius('pill')};
  font-family: var(--f-text);
  font-size: ${size('small')};
  font-weight: 600;
  line-height: 1.5;
  letter-spacing: normal;
  white-space: nowrap;
  vertical-align: middle;
`)();
