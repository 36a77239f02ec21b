import { styled } from 'styled-components';

import { Art } from '../src/art/Art';
import { font, onTile, radius, size, space, tileVars } from '../src/theme';

const Root = styled.div`
  ${tileVars('manjal')}
  ${onTile}
  position: relative;
  overflow: hidden;
  display: grid;
  align-items: end;
  min-block-size: 20rem;
  padding: ${space(32)};
  border-radius: ${radius('tile')};

  > svg {
    position: absolute;
    inset-block-start: -2rem;
    inset-inline-end: -3rem;
    inline-size: 45%;
  }

  > div {
    position: relative;
    max-inline-size: 58%;
  }

  @media (max-width: 40rem) {
    > svg {
      display: none;
    }

    > div {
      max-inline-size: none;
    }
  }

  h1 {
    font: 700 ${size(1)} / 0.9 ${font('display')};
    letter-spacing: -0.02em;
  }

  p {
    margin-block-start: ${space(16)};
    font: 400 ${size('lead')} / 1.42 ${font('text')};
  }
`;

/** The head of this Storybook: the site's own threshold, on turmeric. */
export const Threshold = () => (
  <Root>
    <Art name="heads/octagon" />
    <div>
      <h1>Dots and one line</h1>
      <p>
        Everything on the site is drawn from one lattice of dots and one continuous line, and in
        every picture one bright dot is the person it was made for.
      </p>
    </div>
  </Root>
);
