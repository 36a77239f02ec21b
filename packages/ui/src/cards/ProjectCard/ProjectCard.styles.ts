import { css, styled } from 'styled-components';

import { colour, duration, ease, leading, motion, radius, size, space } from '../../theme';
import { Link } from '../../platform/Link';
import { Picture } from '../Picture/Picture';
import { tiled, type Tiled } from '../tile';

export const Card = styled.article<Tiled>`
  ${tiled}
  position: relative;
  display: flex;
  flex-direction: column;
`;

/** The grid around may ask for another height. */
export const Cover = styled(Picture)`
  block-size: var(--cover-height, auto);
  aspect-ratio: var(--cover-ratio, 4/3);

  [data-part='you'] {
    transform-box: fill-box;
    transform-origin: center;
  }

  ${Card}:hover & [data-part='you'] {
    transform: scale(1.35);
  }

  ${motion} {
    [data-part='you'] {
      transition: transform ${duration('fade')} ${ease('spring')};
    }
  }
`;

export const Category = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  padding-block: ${space(16)} ${space(4)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};

  &::before {
    content: '';
    flex: none;
    inline-size: 0.7rem;
    block-size: 0.7rem;
    border: 1.5px solid ${colour('ink')};
    border-radius: 50%;
    background: var(--c-bg);
    forced-color-adjust: none;
  }

  /* There tiles are all but black. */
  .dark &::before {
    border-color: var(--c-line);
    background: var(--c-line);
  }

  span {
    min-inline-size: 0;
  }
`;

/* It takes the room that a row leaves, so that the links of a row stand on one line. */
export const Title = styled.h2`
  flex: 1;
  font-size: ${size(3)};
  line-height: ${leading(1.02)};
`;

/** What the card is pressed for: the link's area is the whole card. */
export const stretched = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A dot after a link, which stretches into a line when the list item that the link is in is reached for. Nothing else moves. */
export const trailingDot = css`
  &::after {
    content: '';
    border: 0.25rem solid;
    border-radius: ${radius('pill')};
  }

  li:hover &::after {
    margin-inline-end: calc(${space(24)} * -1);
    padding-inline-end: ${space(24)};
  }

  ${motion} {
    &::after {
      transition: ${duration('quick')} ${ease('out')};
    }
  }
`;

/** A link whose dot stretches when the card is reached for. */
export const DetailsLink = styled(Link)`
  display: inline-flex;
  align-self: start;
  align-items: center;
  gap: ${space(8)};
  min-block-size: 2.75rem;
  margin-block-start: ${space(8)};
  font-weight: 600;
  text-decoration: none;
  ${stretched}
  ${trailingDot}

  /* Nobody presses paper, but an address can be typed. */
  @media print {
    flex-wrap: wrap;
    overflow-wrap: anywhere;

    &:not([href^='http']) {
      display: none;
    }

    &::after {
      content: attr(href);
      border: 0;
    }
  }
`;
