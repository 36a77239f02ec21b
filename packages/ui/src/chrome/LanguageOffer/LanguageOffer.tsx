import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { IconButton } from '../../forms/IconButton/IconButton';
import { Container } from '../../layout/Container/Container';
import { Link } from '../../platform/Link';
import { barOverPage, colour, layer, notPrinted, row, space } from '../../theme';

export interface LanguageOfferProps {
  /** Language tag of the offered language, e.g. `fi`. */
  language: string;
  /** Writing direction of the offered language. */
  direction: 'ltr' | 'rtl';
  /** The offer, in the offered language: "Tämä sivu on myös suomeksi". */
  label: string;
  /** URL of the page in the offered language. */
  href: string;
  /** Label of the close button, in the offered language. */
  closeLabel: string;
  /** Called when the link is clicked. */
  onFollow: () => void;
  /** Called when the close button is clicked. */
  onClose: () => void;
}

// The `@__PURE__` annotations let the bundler drop these styles if a site has only one language.
const Root = /* @__PURE__ */ (() => styled.aside`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${layer('cookie')};
  border-block-start: var(--b) solid ${colour('ink')};
  background: ${colour('raised')};

  ${barOverPage('4rem')}

  ${notPrinted}
`)();

const Bar = /* @__PURE__ */ (() => styled(Container)`
  ${row(16)}
  justify-content: space-between;
  padding-block: ${space(8)};
`)();

/** Offers the page in the visitor's language, in a bar at the bottom of the window. */
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
      <Bar>
        <Link href={href} rel="alternate" hrefLang={language} onClick={onFollow}>
          {label}
        </Link>
        <IconButton label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Bar>
    </Root>
  );
}
