import { useIsHydrated } from '@portfolio/behaviors';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

import { Art } from '../../art/Art';
import { Icon } from '../../art/Icon';
import { IconLink } from '../../forms/IconButton/IconButton';
import { Link } from '../../platform/Link';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import { ThemeToggle, type Theme } from '../ThemeToggle/ThemeToggle';
import { Bar, Brand, Burger, Nav, Root, Stops, Tools } from './SiteHeader.styles';

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

/**
 * A button that works before the script has arrived: until then its command makes the browser itself open the dialog that it
 * controls. From then on the state opens it.
 */
function MenuOpener({ 'aria-expanded': isExpanded, ...props }: ComponentProps<'button'>) {
  const state = useIsHydrated()
    ? { 'aria-expanded': isExpanded }
    : { command: 'show-modal', commandfor: props['aria-controls'] };
  return <button {...props} {...state} />;
}

/**
 * The navigation on every page: a route line on which each link is a stop. It takes the colours that `PageFrame` reads from the
 * page's head. Where the links have no room, a three-bar button opens the `MobileMenu`; without a script the links wrap
 * instead.
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
  return (
    <>
      <Root>
        <Bar>
          <Brand as={Link} href={homeHref}>
            {brand}
          </Brand>
          <Nav aria-label={WORDS.page.navigation}>
            <Stops>
              {links.map(({ label, href, isCurrent }) => (
                <li key={href}>
                  <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </Stops>
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
        links={links}
        foot={menuFoot}
        isOpen={isMenuOpen}
        onToggle={onMenuToggle}
      />
    </>
  );
}
