import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { Art } from '../../art/Art';
import { runningLine } from '../../motion/runningLine';
import { colour, duration, space } from '../../theme';

export interface LoadingAreaProps {
  /** Shows the loader and hides the content. */
  isLoading: boolean;
  /** Text shown and announced while loading: "Loading projects". */
  label: string;
  /** The content, which is in the document from the start. */
  children: ReactNode;
}

const reveal = keyframes`
  to {
    visibility: visible;
    opacity: 1;
  }
`;

const hide = keyframes`
  to {
    visibility: hidden;
  }
`;

/* If the script fails, the content appears after 8 s. */
const fallback = '1ms 8s forwards';

/* Excludes print, which would show the transparent first frame of the animation. */
const withLoader =
  '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)';

const Root = styled.div`
  position: relative;
  /* Space for the loader, kept after loading, so that short content does not shift the page. */
  min-block-size: 22rem;

  @media print {
    min-block-size: 0;
  }
`;

const Loader = styled.div`
  display: none;
  justify-items: center;
  gap: ${space(20)};
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  padding-block: clamp(4rem, 10vw, 9rem);
  color: ${colour('ink')};
  text-align: center;
  animation: ${hide} ${fallback};

  svg {
    inline-size: 7.5rem;
  }

  ${withLoader} {
    display: grid;
  }

  ${runningLine}
`;

const Content = styled.div`
  ${withLoader} {
    transition: opacity ${duration('fade')};

    [aria-busy='true'] > & {
      visibility: hidden;
      opacity: 0;
      animation: ${reveal} ${fallback};
    }
  }
`;

/**
 * Shows a loader in place of the content, then fades the content in. Without scripts or with reduced motion, the content is visible at
 * once.
 */
export function LoadingArea({ isLoading, label, children }: LoadingAreaProps) {
  return (
    <Root aria-busy={isLoading}>
      {isLoading && (
        <Loader role="status">
          <Art name="states/loader" />
          <p>{label}</p>
        </Loader>
      )}
      <Content>{children}</Content>
    </Root>
  );
}
