import { styled } from 'styled-components';

import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { below, notPrinted, space } from '../../theme';

/* The pure annotation lets the bundler drop the styles from sites without photographs. */
const Photo = /* @__PURE__ */ (() => styled(Picture)`
  position: relative;
  grid-area: 1 / 2 / 3 / 3;
  inline-size: 50vw;
  margin-inline: ${space(48)} calc(var(--bleed) * -1);
  border-radius: 0;

  img {
    position: absolute;
  }

  @media screen {
    div:has(~ &) p {
      --size: min(8.4vw, 13rem, 21svh);
    }
  }

  ul:has(~ &&) {
    grid-column-end: 2;
  }

  ${below('columns')} {
    order: -1;
    grid-area: auto;
    inline-size: auto;
    block-size: min(84vw, 60svh);
    margin-inline: calc(var(--gutter) * -1);

    div:has(~ &) p {
      --size: min(19vw, 11rem, 21svh);
    }

    ul:has(~ &&) {
      grid-column-end: auto;
      padding-block-end: ${space(32)};
    }
  }

  ${notPrinted}
`)();

/** A large photograph, beside the text or, on narrow screens, above it. */
export function HeroPhoto({ picture }: { picture: PictureSource }) {
  // A photograph wider than its frame fills the frame's height.
  const ratio = 'src' in picture ? picture.width / picture.height : 1;
  const sizes = `(min-width: 60rem) max(50vw, ${ratio} * min(48rem, 100vh)), max(100vw, ${ratio} * min(84vw, 60vh))`;
  return <Photo picture={picture} ratio="natural" sizes={sizes} isEager />;
}
