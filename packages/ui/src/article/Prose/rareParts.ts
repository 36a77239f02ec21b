import type { ComponentType, PropsWithChildren } from 'react';
import { styled } from 'styled-components';

import { colour, radius } from '../../theme';

export { SeriesParts } from '../SeriesParts/SeriesParts';
export { Block } from './Blocks';

/**
 * Components, by tag name, for elements that few articles have. `rareParts` in `packages/content/src/schemas/article.ts` finds these
 * elements.
 */
export const rareElements: Readonly<Record<string, ComponentType<PropsWithChildren>>> = {
  kbd: styled.kbd`
    padding: 0.05em 0.4em;
    border: 1px solid ${colour('edge')};
    border-radius: min(4px, ${radius('tile')});
    background: ${colour('raised')};
    font-size: 0.85em;
  `,

  /* At full height, the highlight would look like selected text. */
  mark: styled.mark`
    padding-inline: 0.15em;
    background: linear-gradient(transparent 35%, ${colour('mark')} 0);
    color: inherit;

    @media (forced-colors: active) {
      background: mark;
    }
  `,

  details: styled.details`
    padding-block: 0.75rem;
    border-block: 1px solid ${colour('hair')};

    > * + * {
      margin-block-start: 0.75em;
    }

    /* A foldable callout already has a border. */
    [role='note'] > & {
      padding-block: 0;
      border-block: 0;
    }

    > summary {
      font-weight: 600;
      cursor: pointer;
    }
  `,
};

/** Shows a plus sign on an embed instead of a video's triangle. */
export const EmbedStyles = styled.div`
  [data-embed] > a::after {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 0;
    background:
      linear-gradient(${colour('btn-fg')} 0 0) center / 100% 3px no-repeat,
      linear-gradient(${colour('btn-fg')} 0 0) center / 3px 100% no-repeat;
    translate: none;
    forced-color-adjust: none;

    @media (forced-colors: active) {
      background-image: linear-gradient(CanvasText 0 0), linear-gradient(CanvasText 0 0);
    }
  }
`;
