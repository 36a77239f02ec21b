import { messages } from '@portfolio/messages';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour, column, layer, notPrinted, space, type Tile } from '../../theme';

export interface PageFrameProps {
  /** The `SiteHeader`. */
  header: ReactNode;
  /** The `SiteFooter`. */
  footer: ReactNode;
  /** Cookie banner, popup and language offer. They precede the header in tab order. */
  overlays?: ReactNode;
  /** The page's content, shown in `<main>`. */
  children: ReactNode;
}

/* The first tab stop of every page, visible only while focused (WCAG 2.2, 2.4.1). */
const SkipLink = styled.a`
  position: fixed;
  inset-block-start: -6rem;
  inset-inline-start: var(--gutter);
  z-index: ${layer('skip')};
  max-inline-size: calc(100% - 2 * var(--gutter));
  padding: ${space(12)} ${space(16)};
  background: ${colour('ink')};
  color: ${colour('ground')};
  /* Prevents the background that browsers add behind text in forced colours. */
  forced-color-adjust: none;

  &:focus {
    inset-block-start: ${space(8)};
  }

  ${notPrinted}
`;

/* Listed here, because importing the tokens would bundle every colour. A `blank` head does not colour the navigation. */
const pageTiles = [
  'accent',
  'highlight',
  'deep',
  'cool',
  'warm',
  'fresh',
  'ink',
] as const satisfies readonly Tile[];

const withHead = (tile: string) => `&:has([data-page-tile=${tile}])`;

/** Gives the navigation the colours of the `PageHead` that follows it on the page. */
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

  /* A column, so that short pages fill the window. */
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

/** The frame around every page. To announce a new page, the app moves focus to its `<main>`. */
export function PageFrame({ header, footer, overlays, children }: PageFrameProps) {
  return (
    <Root>
      <SkipLink href="#main">{messages.page.skip}</SkipLink>
      {overlays}
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Root>
  );
}
