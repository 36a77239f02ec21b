import { styled } from 'styled-components';

import { radius, size, space } from '../../theme';

// The pure annotations let the bundler drop the styles from sites in one language.

/** Names the language of a linked page: "in Arabic". Stays small inside headings. */
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

/** A small note after a link's text, such as the linked page's language code. With a `title`, the note is raised. */
export const LanguageNote = /* @__PURE__ */ (() => styled.small`
  display: inline-block;
  font: 600 max(0.75rem, 0.4em) / 1 var(--f-text);
  letter-spacing: normal;

  /* Extends into the space between links. */
  &[title] {
    margin-inline: 0.1em -0.5em;
    vertical-align: super;
  }
`)();
