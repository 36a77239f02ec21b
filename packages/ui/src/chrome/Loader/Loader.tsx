import { keyframes, styled } from 'styled-components';

import { Art } from '../../art/Art';
import { motion, space } from '../../theme';

/** Props of `Loader`. */
export interface LoaderProps {
  /** What is being loaded, in words. */
  label: string;
}

const run = keyframes`
  to {
    stroke-dashoffset: -1;
  }
`;

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(20)};
  padding-block: clamp(4rem, 10vw, 9rem);
  text-align: center;

  svg {
    inline-size: 7.5rem;
  }

  /* With reduced motion the line stands still, and closed. */
  ${motion} {
    [data-part='line'] {
      stroke-dasharray: 0.62 0.38;
      animation: ${run} 2.4s linear infinite;
    }
  }
`;

/** Says that something is being loaded: a line that runs round its dots, and words that are announced politely. */
export function Loader({ label }: LoaderProps) {
  return (
    <Root role="status">
      <Art name="states/loader" />
      <p>{label}</p>
    </Root>
  );
}
