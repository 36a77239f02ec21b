import { styled } from 'styled-components';

import { radius, size, space } from '../../theme';

// The pure annotations let the bundler drop the styles from sites in one language.

/** A label that names the language of a link's target: "in Arabic". Stays small inside headings. */
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

/**
 * A small note after a link's text. It contains the code of the target's language, with the language's name as `title`. In a language
 * switch, it contains the name of the page that the link opens.
 */
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
