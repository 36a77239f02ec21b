/// <reference types="vite/client" />
import type { Meta } from '@storybook/react-vite';
import { Art } from '../../src/art/Art';
import { coverBox, type Cover } from '../../src/art/cover';
import type { Token } from '../../src/theme';
import { Cards, Code, Name, Note, page, Stand, TokenSection } from './layout';

export default { title: 'Foundations/Illustration', tags: ['!autodocs'] } satisfies Meta;

const covers = Object.entries(
  import.meta.glob<Cover>('../../src/art/covers/*.ts', { eager: true, import: 'default' }),
).map(([file, cover]) => ({ name: file.replace(/.*\/|\.ts$/g, ''), ...cover }));

/** Every cover with its file, tile and text alternative. */
export const Covers = page(
  'Illustration',
  'Everything is dots joined by a line: stops on a route, landmarks on a hand, pads on a board. In each picture one bright dot is the person it was made for. Drawings are code; one file recolours itself on every tile and in both themes.',
  <Cards $min="18rem">
    {covers.map(({ name, tile, alt }) => (
      <li key={name}>
        <Stand $tile={tile}>
          <Art name={`covers/${name}`} label={alt} />
        </Stand>
        <Name>{name}</Name>
        <Code>{`art/covers/${name}.ts, on ${tile}`}</Code>
        <Note>{alt}</Note>
      </li>
    ))}
  </Cards>,
);

const [, , width, height] = coverBox;
const lattice = 24;
const safe = { width: 400, height: 300 };
const latticePoints = Array.from({ length: Math.floor(height / lattice) }, (_, row) =>
  Array.from(
    { length: Math.floor(width / lattice) },
    (_point, column) => `M${(column + 0.5) * lattice} ${(row + 0.5) * lattice}h0`,
  ).join(''),
).join('');

const layers: Record<string, Token<null>> = {
  art: [null, 'The drawing, in the tile’s line, with at most one soft area.'],
  you: [null, 'The one bright dot. It lies apart, so that a card can make it grow.'],
  dots: [null, 'In woven marks: they appear first.'],
  line: [null, 'In woven marks: it is drawn through the dots.'],
};

/** A cover's canvas: its lattice, and the area that every card shows. */
export const Anatomy = page(
  'Anatomy of a cover',
  `A canvas of ${width} by ${height}. Dots stand on a lattice of ${lattice} or 34. Lines are 5 wide with round ends, fine ones 2.4. What matters stays inside the middle ${safe.width} by ${safe.height}, for cards may crop the rest; something always runs off an edge.`,
  <>
    <Stand $tile="cool" style={{ maxInlineSize: '52rem' }}>
      <Art name="covers/rfid-bus" label="The bus at its stop, under the lattice" />
      <svg
        style={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }}
        viewBox={coverBox.join(' ')}
        fill="none"
        stroke="currentColor"
        aria-hidden
      >
        <path d={latticePoints} strokeWidth="2" strokeLinecap="round" opacity=".35" />
        <rect
          x={(width - safe.width) / 2}
          y={(height - safe.height) / 2}
          {...safe}
          strokeDasharray="2 8"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </Stand>
    <TokenSection label="Layers" first="Layer" tokens={layers} last="What it is" />
  </>,
);
