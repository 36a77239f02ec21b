/// <reference types="vite/client" />
import type { Tile } from '@portfolio/theme';
import { styled } from 'styled-components';

import { Art } from '../../src/art/Art';
import { coverBox } from '../../src/art/drawing';
import { onTile, space, tileVars } from '../../src/theme';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  gap: ${space(32)};
`;

const DrawingTile = styled.div<{ $tile: Tile }>`
  ${({ $tile }) => tileVars($tile)}
  ${onTile}
  position: relative;
  overflow: hidden;
`;

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
export const Covers = () => (
  <Grid>
    {covers.map(({ name, tile, alt }) => (
      <div key={name}>
        <DrawingTile $tile={tile}>
          <Art name={`covers/${name}`} label={alt} />
        </DrawingTile>
        <code>{`art/covers/${name}.svg`}</code> on <code>{tile}</code>. {alt}
      </div>
    ))}
  </Grid>
);

const [, , width, height] = coverBox;
const safeArea = { width: 400, height: 300 };

/** A cover's canvas: its lattice, and the area that every card shows. */
export const Anatomy = () => (
  <DrawingTile $tile="cool">
    <Art name="covers/rfid-bus" label="The bus at its stop, under the lattice" />
    <svg
      style={{ position: 'absolute', inset: 0 }}
      viewBox={coverBox.join(' ')}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
    >
      <pattern id="lattice" width="24" height="24" patternUnits="userSpaceOnUse">
        <path d="M12 12h0" />
      </pattern>
      <rect width={width} height={height} fill="url(#lattice)" stroke="none" opacity=".35" />
      <rect
        x={(width - safeArea.width) / 2}
        y={(height - safeArea.height) / 2}
        {...safeArea}
        strokeDasharray="2 8"
      />
    </svg>
  </DrawingTile>
);
