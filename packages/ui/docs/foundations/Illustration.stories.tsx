/// <reference types="vite/client" />
import type { Meta } from '@storybook/react-vite';
import { Art } from '../../src/art/Art';
import { coverBox } from '../../src/art/drawing';
import type { Tile, Token } from '@portfolio/theme';
import { Cards, Code, Name, Note, page, DrawingTile, TokenSection } from './layout';

export default { title: 'Foundations/Illustration', tags: ['!autodocs'] } satisfies Meta;

const covers = Object.entries(
  import.meta.glob<string>('../../art/covers/*.svg', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map(([file, text]) => ({
  name: file.replace(/.*\/|\.svg$/g, ''),
  tile: /data-tile="(\w+)"/.exec(text)![1] as Tile,
  alt: /<title>(.*)<\/title>/.exec(text)![1],
}));

/** All covers, with their files, tiles and text alternatives. */
export const Covers = page(
  'Illustration',
  'All drawings are dots joined by a line: stops on a route, landmarks on a hand, pads on a board. In each picture, one bright dot is the person it was made for. Drawings are SVG files that take the colours of their tile and theme.',
  <Cards $min="18rem">
    {covers.map(({ name, tile, alt }) => (
      <li key={name}>
        <DrawingTile $tile={tile}>
          <Art name={`covers/${name}`} label={alt} />
        </DrawingTile>
        <Name>{name}</Name>
        <Code>{`art/covers/${name}.svg, on ${tile}`}</Code>
        <Note>{alt}</Note>
      </li>
    ))}
  </Cards>,
);

const [, , width, height] = coverBox;
const latticeStep = 24;
const safeArea = { width: 400, height: 300 };
const latticePoints = Array.from({ length: Math.floor(height / latticeStep) }, (_, row) =>
  Array.from(
    { length: Math.floor(width / latticeStep) },
    (_point, column) => `M${(column + 0.5) * latticeStep} ${(row + 0.5) * latticeStep}h0`,
  ).join(''),
).join('');

const layers: Record<string, Token<null>> = {
  art: [null, 'The drawing, in the tile’s line, with at most one soft area.'],
  you: [null, 'The one bright dot, on its own layer, so that a card can enlarge it.'],
  dots: [null, 'In woven marks, these appear first.'],
  line: [null, 'In woven marks, the line is drawn through the dots.'],
};

/** A cover's canvas: its lattice, and the area that every card shows. */
export const Anatomy = page(
  'Anatomy of a cover',
  `The canvas is ${width} by ${height}. Dots are on a lattice of ${latticeStep} or 34. Lines are 5 wide with round ends, fine ones 2.4. The subject stays within the central ${safeArea.width} by ${safeArea.height}, because cards may crop the rest. Part of the drawing always extends beyond an edge.`,
  <>
    <DrawingTile $tile="cool" style={{ maxInlineSize: '52rem' }}>
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
          x={(width - safeArea.width) / 2}
          y={(height - safeArea.height) / 2}
          {...safeArea}
          strokeDasharray="2 8"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </DrawingTile>
    <TokenSection label="Layers" firstHeading="Layer" tokens={layers} lastHeading="Contents" />
  </>,
);
