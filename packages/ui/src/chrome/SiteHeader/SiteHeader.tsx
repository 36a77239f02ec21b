import { useIsHydrated } from '@portfolio/behaviors';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import { Art } from '../../art/Art';
import { Icon } from '../../art/Icon';
import { IconLink } from '../../forms/IconButton/IconButton';
import { Link } from '../../platform/Link';
import { ThemeToggle, type Theme } from '../ThemeToggle/ThemeToggle';
import { MobileMenu } from './MobileMenu';
import { Bar, Brand, Burger, Nav, Pending, Root, Stops, Tools } from './SiteHeader.styles';

/** A stop of the navigation. */
export interface NavigationLink {
  label: string;
  href: string;
  /** Whether this is the page that is open, or the list that it belongs to. */
  isCurrent?: boolean;
}

export interface SiteHeaderProps {
  /** Whose site it is. */
  owner: string;
  /** Address of the home page. */
  homeHref: string;
  /** The stops on the route line, in order. */
  links: readonly NavigationLink[];
  /** The page that lists everything, which is where the search leads without a script; without it there is no search. */
  searchHref?: string;
  /** Called in place of following that link. */
  onSearch?: () => void;
  /** The theme that the page is shown in. */
  theme: Theme;
  /** Called by the theme’s button. */
  onToggleTheme: () => void;
  /** Whether the mobile menu is open. */
  isMenuOpen: boolean;
  /** Called with whether the menu shall be open: by the three-bar button, Escape, Close, or a link that was followed. */
  onMenuToggle: (isOpen: boolean) => void;
  /** What stands at the foot of the mobile menu, for instance the address. */
  menuFoot?: ReactNode;
  /** What belongs on the route line: `PendingLine`. */
  children?: ReactNode;
}

/** Works before the script has arrived: until then its command has the browser open the dialog, and from then on the state does. */
function MenuOpener({ 'aria-expanded': isExpanded, ...props }: ComponentProps<'button'>) {
  const state = useIsHydrated()
    ? { 'aria-expanded': isExpanded }
    : { command: 'show-modal', commandfor: props['aria-controls'] };
  return <button {...props} {...state} />;
}

/**
 * The navigation: a route line on which each link is a stop, in the colours that `PageFrame` reads from the page's head. Where the
 * links have no room, a three-bar button opens the `MobileMenu`; without a script they wrap instead.
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
  menuFoot,
  children,
}: SiteHeaderProps) {
  const menuId = useId();
  const brand = (
    <>
      <Art name="mark" />
      <span translate="no">{owner}</span>
    </>
  );
  const stops = (onFollow?: () => void) =>
    links.map(({ label, href, isCurrent }) => (
      <li key={href}>
        <Link href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
          {label}
        </Link>
      </li>
    ));
  return (
    <>
      <Root>
        <Bar>
          <Brand as={Link} href={homeHref}>
            {brand}
          </Brand>
          <Nav aria-label={WORDS.page.navigation}>
            <Stops>{stops()}</Stops>
          </Nav>
          <Tools>
            {searchHref && (
              <IconLink
                href={searchHref}
                label={WORDS.search.open}
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
              label={WORDS.page.openMenu}
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
        brand={<Brand as="span">{brand}</Brand>}
        stops={stops(() => onMenuToggle(false))}
        foot={menuFoot}
        isOpen={isMenuOpen}
        onToggle={onMenuToggle}
      />
    </>
  );
}

export interface PendingLineProps {
  /** Whether the next page is being fetched. */
  isPending: boolean;
}

/** Runs along the route line while the next page is being fetched; after 300 ms, so that quick pages do not flicker. */
export const PendingLine = ({ isPending }: PendingLineProps) =>
  isPending && <Pending role="progressbar" aria-label={WORDS.page.loading} />;
