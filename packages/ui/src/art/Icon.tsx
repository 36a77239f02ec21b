import type { SVGAttributes } from 'react';

/* Lines on a 24 × 24 canvas, 2 wide with round ends; a zero-length `h0` is a dot. The icons are inline, so that
   they appear in the first paint. */
const iconPaths = {
  chat: 'M12 4a8.5 8 0 1 1-4 15l-4.5 1.5L5 16A8.5 8 0 0 1 12 4zM8 12h0m4 0h0m4 0h0',
  chevron: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  // Only diagrams use this icon.
  ...(import.meta.env.VITE_HAS_RARE_PARTS !== 'no' && {
    expand: 'M14 4h6v6m0-6-7 7M10 20H4v-6m0 6 7-7',
  }),
  menu: 'M3 6h18M3 12h18M3 18h18',
  moon: 'M19.5 14.5a8.5 8.5 0 0 1-10-10 8.5 8.5 0 1 0 10 10z',
  pause: 'M8 6v12m8-12v12',
  play: 'M8 5v14l11-7z',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 21 21',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  warn: 'M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0zM12 7v6m0 3.6h0',
} as const;

export type IconName = keyof typeof iconPaths;
/** All icon names, for Storybook. */
export const iconNames = Object.keys(iconPaths) as IconName[];

/** Props of `Icon`. Other props are passed to the `<svg>`. */
export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name'> {
  /** The icon to show. */
  name: IconName;
}

/** A 24 px line icon in the text's colour. Always decorative: the control around it has the label. */
export function Icon({ name, ...svgProps }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...svgProps}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
