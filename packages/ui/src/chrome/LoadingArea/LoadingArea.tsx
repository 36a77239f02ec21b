import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { colour, duration, motion } from '../../theme';
import { Loader } from '../Loader/Loader';

export interface LoadingAreaProps {
  /** Whether the loader stands over the content and hides it. */
  isLoading: boolean;
  /** What is being loaded, in words. */
  label: string;
  /** The content; it is in the document from the start. */
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

/*
 * Hidden content keeps its place (`visibility`, not `display`), so nothing moves when it shows. Two nets make sure that it does
 * show: without scripting it is never hidden; and when the script does not arrive or fails, nobody ends the loading, so after 8
 * s CSS does. No loader is that long (1.5 s at most), hence the net never cuts one short. Its delay is no motion and must hold
 * under reduced motion, where the base style cuts delays: therefore `!important`.
 */
const net = '8s !important';

/** Where nothing is held back: on paper, without scripts, and for whoever prefers reduced motion, since a loader is scenery. */
const atOnce = '@media print, (scripting: none), (prefers-reduced-motion: reduce)';

const Root = styled.div`
  position: relative;
  /* Room for the loader, kept afterwards: short content must not pull up what follows. */
  min-block-size: 22rem;

  @media print {
    min-block-size: 0;
  }
`;

const Over = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
  color: ${colour('ink')};
  animation: ${leave} 1ms forwards;
  animation-delay: ${net};

  ${atOnce} {
    display: none;
  }
`;

const Content = styled.div`
  ${motion} {
    transition: opacity ${duration('fade')};
  }

  [aria-busy='true'] > & {
    visibility: hidden;
    opacity: 0;
    animation: ${reveal} 1ms forwards;
    animation-delay: ${net};

    ${atOnce} {
      visibility: visible;
      opacity: 1;
    }
  }
`;

/**
 * Content with its loader. While it loads, the content is in the document and keeps its place, but is neither seen nor read
 * out; then it fades in. Without a script, and with reduced motion, it is simply there.
 */
export function LoadingArea({ isLoading, label, children }: LoadingAreaProps) {
  return (
    <Root aria-busy={isLoading}>
      {isLoading && (
        <Over>
          <Loader label={label} />
        </Over>
      )}
      <Content>{children}</Content>
    </Root>
  );
}
