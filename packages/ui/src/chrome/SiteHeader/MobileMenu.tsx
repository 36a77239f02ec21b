import { listen } from '@portfolio/behaviors';
import { messages } from '@portfolio/messages';
import { useEffect, useRef, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { IconButton } from '../../forms/IconButton/IconButton';
import {
  breakpoints,
  cluster,
  colour,
  column,
  duration,
  font,
  motion,
  row,
  size,
  space,
  square,
} from '../../theme';

interface MobileMenuProps {
  id: string;
  /** The owner's mark and name, shown at the top. */
  brand: ReactNode;
  /** The links, as list items. */
  links: ReactNode;
  footer?: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

const Dialog = styled.dialog`
  --nav-dot: ${colour('hero-dot')};
  --focus: ${colour('hero-fg')};
  --focus-halo: transparent;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: ${colour('hero')};
  color: ${colour('hero-fg')};
  overflow: auto;
  overscroll-behavior: contain;

  &[open] {
    ${column}
  }

  html:has(&[open]) {
    overflow: hidden;
  }

  ${motion} {
    animation: ${fadeIn} ${duration('quick')};
  }

  @media print {
    display: none !important;
  }
`;

const Top = styled.div`
  flex: none;
  ${row(12)}
  justify-content: space-between;
  min-block-size: 4.25rem;
  padding-inline: var(--gutter);
  overflow-wrap: anywhere;
`;

const Nav = styled.nav`
  flex: 1 0 auto;
  display: flex;

  ol {
    flex: 1;
    ${column}
    justify-content: space-evenly;
    padding: ${space(4)} var(--gutter) ${space(16)};
  }

  li {
    position: relative;
    display: grid;
    align-items: center;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    padding-inline-start: min(2.75rem, 14vw);
  }

  /* The line from the previous link. */
  li + li::before {
    content: '';
    position: absolute;
    inset-block: -50% 50%;
    inset-inline-start: 9px;
    border-inline-start: var(--b) solid;
  }

  li::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block-start: calc(50% - 7px);
    inset-inline-start: 3px;
    ${square('14px')}
    border: 2px solid;
    border-radius: 50%;
    background: ${colour('hero')};
  }

  li:has([aria-current])::after {
    forced-color-adjust: none;
    border-width: 1.25px;
    background: var(--nav-dot);
    scale: 1.6;
  }

  a {
    justify-self: start;
    padding-block: ${space(4)};
    font: 700 min(clamp(1.9rem, 5.4vh, 2.75rem), 12vw) / 1 ${font('display')};
    letter-spacing: -0.01em;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 3px;
  }
`;

const Footer = styled.div`
  flex: none;
  ${cluster(16)}
  justify-content: space-between;
  padding: ${space(16)} var(--gutter) ${space(20)};
  border-block-start: var(--b) solid;
  font-size: ${size('small')};
  overflow-wrap: anywhere;
`;

/** The navigation as a full-screen modal dialog. It closes when the window becomes wide enough for the links. */
export function MobileMenu({ id, brand, links, footer, isOpen, onToggle }: MobileMenuProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return;
    if (!dialog.open) dialog.showModal();
    const fitsLinks = matchMedia(`(min-width: ${breakpoints.wide})`);
    const stop = listen(fitsLinks, 'change', () => dialog.close());
    return () => {
      stop();
      dialog.close();
    };
  }, [isOpen]);

  // The browser may have opened the dialog before hydration.
  useEffect(() => {
    if (dialogRef.current?.open) onToggle(true);
  }, [onToggle]);

  return (
    <Dialog
      id={id}
      ref={dialogRef}
      aria-label={messages.page.menu}
      onClose={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <Top>
        {brand}
        <IconButton label={messages.page.closeMenu} onClick={() => onToggle(false)}>
          <Icon name="close" />
        </IconButton>
      </Top>
      <Nav aria-label={messages.page.menu}>
        <ol>{links}</ol>
      </Nav>
      {footer && <Footer>{footer}</Footer>}
    </Dialog>
  );
}
