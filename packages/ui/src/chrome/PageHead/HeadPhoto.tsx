import { styled } from 'styled-components';

import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { notPrinted, space } from '../../theme';
import { stacked } from './PageHead.styles';

/* The pure annotation lets the bundler drop the styles from sites without photographs. */
const Photo = /* @__PURE__ */ (() => styled(Picture)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 42%;
  border-radius: 0;

  div:has(+ &) {
    min-block-size: clamp(20rem, 36vw, 38rem);
  }

  div:has(+ &) > :is(h1, p, div) {
    max-inline-size: calc(58vw - var(--bleed) - ${space(32)});
  }

  ${stacked} {
    inset-block-end: auto;
    inline-size: 100%;
    block-size: 66vw;

    div:has(+ &&) {
      min-block-size: 0;
      padding-block-start: calc(66vw + ${space(32)});
    }

    div:has(+ &) > :is(h1, p, div) {
      max-inline-size: none;
    }
  }

  ${notPrinted}
`)();

/** The photograph in the page head, placed after the text. */
export function HeadPhoto({ picture }: { picture: PictureSource }) {
  // A photograph wider than its frame fills the frame's height.
  const ratio = 'src' in picture ? picture.width / picture.height : 1;
  const sizes = `(min-width: 48rem) max(42vw, ${ratio} * clamp(20rem, 36vw, 38rem)), max(100vw, ${ratio} * 66vw)`;
  return <Photo picture={picture} ratio="natural" sizes={sizes} isEager />;
}
