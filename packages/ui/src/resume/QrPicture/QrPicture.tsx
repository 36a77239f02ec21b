import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';

export interface QrPictureProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** The code's modules: one string per row, `1` for a dark module. */
  modules: readonly string[];
  /** The code's text alternative. */
  label: string;
}

/** Width of the corner patterns, in modules. */
const finderSize = 7;

/** In modules. Larger dots would touch. Smaller dots would be hard to scan from paper. */
const dotDiameter = 0.92;

/** ISO/IEC 18004 requires 4 modules, but scanners accept 2 on white. */
const quietZoneModules = 2;

/* Dark on white in both themes and in forced colours, as scanners require. */
const Picture = styled.svg`
  background: #fff;
  color: #14201c;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const finderPattern = (x: number, y: number) =>
  `M${x + 2} ${y}h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2zm0 1a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-3a1 1 0 0 0-1-1zm-.1 2.5a1.6 1.6 0 0 1 3.2 0a1.6 1.6 0 0 1-3.2 0z`;

/** A square QR code with round dots and rounded corners. Set only the width. */
export function QrPicture({ modules, label, ...svgProps }: QrPictureProps) {
  const size = modules.length;
  const farEdge = size - finderSize;
  const isFinderPattern = (x: number, y: number) =>
    (y < finderSize && (x < finderSize || x >= farEdge)) || (y >= farEdge && x < finderSize);
  const dots = modules
    .flatMap((row, y) =>
      [...row].map((bit, x) => (bit === '1' && !isFinderPattern(x, y) ? `M${x}.5 ${y}.5h0` : '')),
    )
    .join('');
  const side = size + quietZoneModules * 2;
  return (
    <Picture
      viewBox={`${-quietZoneModules} ${-quietZoneModules} ${side} ${side}`}
      role="img"
      aria-label={label}
      focusable="false"
      {...svgProps}
    >
      <path
        fill="currentColor"
        fillRule="evenodd"
        d={finderPattern(0, 0) + finderPattern(farEdge, 0) + finderPattern(0, farEdge)}
      />
      <path stroke="currentColor" strokeWidth={dotDiameter} strokeLinecap="round" d={dots} />
    </Picture>
  );
}
