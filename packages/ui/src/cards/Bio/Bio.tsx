import { styled } from 'styled-components';

import { below, colour } from '../../theme';
import { Picture, type PictureSource } from '../Picture/Picture';

export interface BioProps {
  /** Paragraphs of plain text. */
  paragraphs: readonly string[];
  /** A drawing or an image file, with its description. */
  portrait: PictureSource;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: clamp(2rem, 6vw, 6rem);
  align-items: start;

  p {
    max-inline-size: 26em;
    font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2rem);
    line-height: 1.3;
    text-wrap: pretty;
  }

  p + p {
    margin-block-start: 1em;
  }

  ${below('narrow')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Portrait = styled(Picture)`
  --c-bg: ${colour('accent')};
  color: ${colour('on-accent')};

  ${below('narrow')} {
    order: -1;
  }
`;

/** A portrait beside a few paragraphs about the owner. */
export function Bio({ paragraphs, portrait }: BioProps) {
  return (
    <Columns>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Portrait picture={portrait} ratio="4/5" />
    </Columns>
  );
}
