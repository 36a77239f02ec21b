import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour, column, layer, notPrinted, space, type Tile } from '../../theme';

export interface PageFrameProps {
  /** The navigation: `SiteHeader`. */
  header: ReactNode;
  /** What ends every page: `SiteFooter`. */
  footer: ReactNode;
  /** What lies over the page: banner, popup. It comes before the header, so that the keyboard meets it first. */
  overlays?: ReactNode;
  /** The page itself, inside `<main>`. */
  children: ReactNode;
}

/* The first stop of the keyboard on every page, seen only while it has the focus (WCAG 2.2 2.4.1). */
const SkipLink = styled.a`
  position: fixed;
  inset-block-start: -6rem;
  inset-inline-start: var(--gutter);
  z-index: ${layer('skip')};
  max-inline-size: calc(100% - 2 * var(--gutter));
  padding: ${space(12)} ${space(16)};
  background: ${colour('ink')};
  color: ${colour('ground')};
  /* Both are system colours then; the browser would put its own ground behind the letters. */
  forced-color-adjust: none;

  &:focus {
    inset-block-start: ${space(8)};
  }

  ${notPrinted}
`;

/* Written out: the tokens' own list would bring every colour value along. `blank` is no page's tile. */
const pageTiles = [
  'manjal',
  'kaavi',
  'neem',
  'neelam',
  'lotus',
  'leaf',
  'ink',
] as const satisfies readonly Tile[];

/* A page's head is at its start, or at that of its article. Looked for anywhere, a browser would go through the whole page for each tile. */
const withHead = (tile: string) =>
  `&:has(> main > [data-page-tile=${tile}], > main > article > * > [data-page-tile=${tile}])`;

/** The navigation's colours are those of the page's head. No script is needed. */
const navColours = pageTiles
  .map(
    (tile) =>
      `${withHead(tile)}{--nav-bg:var(--tile-${tile});--nav-fg:var(--tile-${tile}-line);--nav-dot:var(--tile-${tile}-dot);}`,
  )
  .join('');

const Root = styled.div`
  --nav-bg: ${colour('ground')};
  --nav-fg: ${colour('ink')};
  --nav-dot: ${colour('dot')};
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100svh;

  ${navColours}

  ${withHead('hero')} {
    --nav-bg: ${colour('hero')};
    --nav-fg: ${colour('hero-fg')};
    --nav-dot: ${colour('hero-dot')};
  }

  /* A column, so that a page that is shorter than the window may fill it. */
  > main {
    flex: 1;
    ${column}
  }

  @media print {
    &,
    > main {
      display: block;
    }
  }
`;

/** The frame of every page. Its `<main>` can take the focus from a script, which is how a new page is announced. */
export function PageFrame({ header, footer, overlays, children }: PageFrameProps) {
  return (
    <Root>
      <SkipLink href="#main">{WORDS.page.skip}</SkipLink>
      {overlays}
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Root>
  );
}
