import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { runningLine } from '../../motion/runningLine';
import { space } from '../../theme';

export interface LoaderProps {
  /** What is being loaded, in words. */
  label: string;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(20)};
  padding-block: clamp(4rem, 10vw, 9rem);
  text-align: center;

  svg {
    inline-size: 7.5rem;
  }

  ${runningLine}
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
