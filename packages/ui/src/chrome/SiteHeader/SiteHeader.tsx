import { useIsHydrated } from '@portfolio/behaviors';
import { messages } from '@portfolio/messages';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import { Art } from '../../art/Art';
import { Icon } from '../../art/Icon';
import { IconLink } from '../../forms/IconButton/IconButton';
import { widthInEm } from '../../layout/FittedText/FittedText';
import { Link } from '../../platform/Link';
import { ThemeToggle, type Theme } from '../ThemeToggle/ThemeToggle';
import { MobileMenu } from './MobileMenu';
import {
  Bar,
  Brand,
  Burger,
  MenuOnlyItem,
  Nav,
  Pending,
  Root,
  Links,
  Tools,
} from './SiteHeader.styles';

export interface NavigationLink {
  label: ReactNode;
  href: string;
  /** Marks the current page or its parent. */
  isCurrent?: boolean;
}

export interface SiteHeaderProps {
  /** The owner's name, which links to the home page. */
  owner: string;
  /** URL of the home page. */
  homeHref: string;
  /** Links to the main pages, in order. */
  links: readonly NavigationLink[];
  /** URL of the search page, used without scripts; omit it to hide the search. */
  searchHref?: string;
  /** Called when the search link is clicked. The link is then not followed. */
  onSearch?: () => void;
  /** The current theme. */
  theme: Theme;
  /** Called when the theme toggle is clicked. */
  onToggleTheme: () => void;
  /** Opens the mobile menu. */
  isMenuOpen: boolean;
  /** Called with the new state when the menu opens or closes. */
  onMenuToggle: (isOpen: boolean) => void;
  /** Content at the bottom of the mobile menu, e.g. the email address. */
  menuFooter?: ReactNode;
  /** A `PendingLine`, shown along the lower edge. */
  children?: ReactNode;
}

/** Uses `command` before hydration and React state afterwards. */
function MenuOpener({ 'aria-expanded': isExpanded, ...props }: ComponentProps<'button'>) {
  const state = useIsHydrated()
    ? { 'aria-expanded': isExpanded }
    : { command: 'show-modal', commandfor: props['aria-controls'] };
  return <button {...props} {...state} />;
}

/** Estimates the smallest width, in em, at which a name fits in two lines. */
function widthInTwoLines(name: string): number {
  const words = name.split(' ');
  const widths = words.map((_, index) =>
    Math.max(
      widthInEm(words.slice(0, index + 1).join(' ')),
      widthInEm(words.slice(index + 1).join(' ')),
    ),
  );
  return Math.min(...widths);
}

/** If there are more than ten links, the header shows only the first nine, or the first eight and the current link. */
function isOnlyInMenu(links: readonly NavigationLink[], href: string): boolean {
  const index = links.findIndex((link) => link.href === href);
  const current = links.findIndex(({ isCurrent }) => isCurrent);
  return links.length > 10 && index >= (current < 9 ? 9 : 8) && index !== current;
}

/**
 * The navigation: links as dots on a line, in the page head's colours. If there are more than ten links or the links do not fit, a button
 * opens the `MobileMenu`.
 */
export function SiteHeader({
  owner,
  homeHref,
  links,
  searchHref,
  onSearch,
  theme,
  onToggleTheme,
  isMenuOpen,
  onMenuToggle,
  menuFooter,
  children,
}: SiteHeaderProps) {
  const menuId = useId();
  const nameWidth = widthInTwoLines(owner);
  const brand = (
    <>
      <Art name="mark" />
      <span translate="no">{owner}</span>
    </>
  );
  const items = (onFollow?: () => void) =>
    links.map(({ label, href, isCurrent }) => {
      const link = (
        <Link href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
          {label}
        </Link>
      );
      return import.meta.env.VITE_HAS_MANY_LINKS !== 'no' && isOnlyInMenu(links, href) ? (
        <MenuOnlyItem key={href}>{link}</MenuOnlyItem>
      ) : (
        <li key={href}>{link}</li>
      );
    });
  return (
    <>
      <Root>
        <Bar>
          <Brand as={Link} href={homeHref} $nameWidth={nameWidth}>
            {brand}
          </Brand>
          <Nav aria-label={messages.page.navigation}>
            <Links>{items()}</Links>
          </Nav>
          <Tools>
            {searchHref && (
              <IconLink
                href={searchHref}
                label={messages.search.open}
                onClick={(event: MouseEvent) => {
                  if (!onSearch || event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onSearch();
                }}
              >
                <Icon name="search" />
              </IconLink>
            )}
            <ThemeToggle theme={theme} onToggle={onToggleTheme} />
            <Burger
              forwardedAs={MenuOpener}
              label={messages.page.openMenu}
              aria-haspopup="dialog"
              aria-controls={menuId}
              aria-expanded={isMenuOpen}
              onClick={() => onMenuToggle(true)}
            >
              <Icon name="menu" />
            </Burger>
          </Tools>
        </Bar>
        {children}
      </Root>
      <MobileMenu
        id={menuId}
        brand={
          <Brand as="span" $nameWidth={nameWidth}>
            {brand}
          </Brand>
        }
        links={items(() => onMenuToggle(false))}
        footer={menuFooter}
        isOpen={isMenuOpen}
        onToggle={onMenuToggle}
      />
    </>
  );
}

export interface PendingLineProps {
  /** True while the next page is loading. */
  isPending: boolean;
}

/** A line that runs along the header while the next page loads. It appears after 300 ms, to avoid flicker. */
export const PendingLine = ({ isPending }: PendingLineProps) =>
  isPending && <Pending role="progressbar" aria-label={messages.page.loading} />;
