import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { Art } from '../../art/Art';
import { runningLine } from '../../motion/runningLine';
import { colour, duration, space } from '../../theme';

export interface LoadingAreaProps {
  isLoading: boolean;
  /** Announced while loading: "Loading projects". */
  label: string;
  /** The content, in the document from the start. */
  children: ReactNode;
}

const reveal = keyframes`
  to {
    visibility: visible;
    opacity: 1;
  }
`;

const leave = keyframes`
  to {
    visibility: hidden;
  }
`;

/* Fallback if the script fails: ends the loading after longer than any loader takes. */
const net = '1ms 8s forwards';

/* Not in print, which would show the first frame of the fade, and not with reduced motion. */
const hiddenContent =
  '@media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)';

const Root = styled.div`
  position: relative;
  /* Space for the loader, kept afterwards, so that short content does not move what follows. */
  min-block-size: 22rem;

  @media print {
    min-block-size: 0;
  }
`;

/* A line that runs round its dots. */
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
  animation: ${leave} ${net};

  svg {
    inline-size: 7.5rem;
  }

  ${hiddenContent} {
    display: grid;
  }

  ${runningLine}
`;

const Content = styled.div`
  ${hiddenContent} {
    transition: opacity ${duration('fade')};

    [aria-busy='true'] > & {
      visibility: hidden;
      opacity: 0;
      animation: ${reveal} ${net};
    }
  }
`;

/**
 * Content with a loader. It reserves its space while hidden, then fades in. Without a script or with reduced motion it is
 * visible at once.
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
