import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { below, cluster, colour, font, size, space } from '../../theme';

/** One reading of the dots. */
export interface SameDotsItem {
  /** E.g. `same-dots/hand`. */
  image: { art: string };
  /** What the dots are: "Stops". */
  label: string;
  /** Where: "on a bus route". */
  caption: string;
}

export interface SameDotsProps {
  /** The drawings with their words, in order. */
  items: readonly SameDotsItem[];
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(40)} clamp(1.5rem, 4.6vw, 5rem);

  svg {
    inline-size: 100%;
  }

  ${below('narrow')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(24)};

    > li {
      ${cluster(24)}
    }

    svg {
      flex: none;
      inline-size: 6.5rem;
    }

    /* Below the drawing where large text leaves no room beside it. */
    p {
      flex: 1 1 6rem;
    }
  }

  /* Side by side on paper: the top of a row on the next sheet would show at the end of this one. */
  @media print {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${space(24)};
  }
`;

const Words = styled.p`
  margin-block-start: ${space(16)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};
  line-height: 1.35;
`;

const Name = styled.strong`
  display: block;
  margin-block-end: ${space(4)};
  color: ${colour('ink')};
  font: 700 ${size(4)} / 1.1 ${font('display')};
`;

/** The same dots, each time joined by another line: the idea of the site in a few drawings. */
export function SameDots({ items }: SameDotsProps) {
  return (
    <List>
      {items.map(({ image, label, caption }) => (
        <li key={label}>
          <Art name={image.art} />
          <Words>
            <Name>{`${label} `}</Name>
            <span>{caption}</span>
          </Words>
        </li>
      ))}
    </List>
  );
}
