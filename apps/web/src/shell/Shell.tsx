import { useTheme } from '@portfolio/behaviors';
import { hrefTo, navigation, owner, settings } from '@portfolio/content';
import { Link, PageFrame, PendingLine, SiteHeader, VisuallyHidden } from '@portfolio/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { announcerId } from '../navigation/announce';
import type { PageStore } from '../navigation/pageStore';
import { usePendingPage } from '../navigation/usePendingPage';
import { useSearch } from '../search/useSearch';
import { Footer } from './Footer';
import { Overlays } from './Overlays';

/** `/projects` and all below it belong to the navigation's Projects. */
const sectionOf = (pathname: string) =>
  `/${pathname.split('/')[1]?.toLowerCase().replace('blogdetail', 'blogs') ?? ''}`;

/** Apart from the shell, so that a page under way draws the line anew and not the shell. */
const PendingPageLine = ({ store }: { store: PageStore }) => (
  <PendingLine isPending={usePendingPage(store)} />
);

/** Made once: nothing in it depends on the shell, so React passes it by when the shell changes. */
const pageFooter = <Footer />;

/** What stands on every page: navigation, footer, cookie banner, feedback popup and theme. */
export function Shell({ store, children }: { store: PageStore; children: ReactNode }) {
  const { pathname } = useLocation();
  const { theme, toggle } = useTheme(settings.theme);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const search = useSearch();
  const section = sectionOf(pathname);

  return (
    <>
      <PageFrame
        header={
          <SiteHeader
            owner={owner.name}
            homeHref={hrefTo('home')}
            links={navigation.map((link) => ({ ...link, isCurrent: link.href === section }))}
            {...(search && { searchHref: hrefTo('search'), onSearch: search.open })}
            theme={theme}
            onToggleTheme={toggle}
            isMenuOpen={isMenuOpen}
            onMenuToggle={setIsMenuOpen}
            menuFoot={<Link href={`mailto:${owner.email}`}>{owner.email}</Link>}
          >
            <PendingPageLine store={store} />
          </SiteHeader>
        }
        footer={pageFooter}
        overlays={<Overlays isMenuOpen={isMenuOpen} />}
      >
        {children}
      </PageFrame>
      {search?.dialog}
      <VisuallyHidden as="div" id={announcerId} aria-live="polite" />
    </>
  );
}
