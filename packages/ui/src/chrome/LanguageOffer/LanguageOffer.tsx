import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { IconButton } from '../../forms/IconButton/IconButton';
import { Link } from '../../platform/Link';
import { barOverPage, below, colour, layer, notPrinted, radius, space } from '../../theme';

export interface LanguageOfferProps {
  /** Language tag of the offered language, e.g. `fi`. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The offer, in that language: "Tämä sivu on myös suomeksi". */
  label: string;
  href: string;
  closeLabel: string;
  onFollow: () => void;
  onClose: () => void;
}

// Marked pure, so that the bundler drops the styles from sites in one language.
const Root = /* @__PURE__ */ (() => styled.aside`
  --edge: ${space(12)};
  position: fixed;
  inset-block-end: var(--edge);
  /* Not a logical property, because the offer's direction may differ from the page's. Text is at the page's start. */
  right: var(--edge);
  z-index: ${layer('cookie')};
  display: flex;
  align-items: center;
  gap: ${space(8)};
  max-inline-size: calc(100% - 2 * var(--edge));
  padding-inline-start: ${space(16)};
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
  background: ${colour('raised')};

  html[dir='rtl'] & {
    right: auto;
    left: var(--edge);
  }

  ${barOverPage('5rem')}

  /* A bar across narrow windows. A box with a margin would seem to cover the buttons beside it. */
  ${below('narrow')} {
    --edge: 0px;
    justify-content: space-between;
    inline-size: 100%;
    padding-block: ${space(4)};
    padding-inline: var(--gutter) ${space(8)};
    border-width: var(--b) 0 0;
    border-radius: 0;
  }

  ${notPrinted}
`)();

/** Offers the page in the visitor's language, as one line at the bottom of the window. */
export function LanguageOffer({
  language,
  direction,
  label,
  href,
  closeLabel,
  onFollow,
  onClose,
}: LanguageOfferProps) {
  return (
    <Root lang={language} dir={direction} aria-label={label}>
      <Link href={href} rel="alternate" hrefLang={language} onClick={onFollow}>
        {label}
      </Link>
      <IconButton label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </Root>
  );
}
