import { useTheme } from '@portfolio/behaviors';
import { hrefTo, navigation, owner, settings } from '@portfolio/content';
import { Link, PageFrame, PendingLine, SiteHeader, VisuallyHidden } from '@portfolio/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageStore } from '../navigation/pageStore';
import { announcerId } from '../navigation/useRouteChange';
import { useSearch } from '../search/useSearch';
import { Footer } from './Footer';
import { Overlays } from './Overlays';

/** `/projects` and all below it belong to the navigation's Projects. */
const sectionOf = (pathname: string) =>
  `/${pathname.split('/')[1]?.toLowerCase().replace('blogdetail', 'blogs') ?? ''}`;

/**
 * Whether a page is being fetched; apart from the shell, which is not drawn anew for it. Plain state and not `useSyncExternalStore`:
 * a store that changes during a transition makes React finish that at once, which would blank the present page.
 */
function PendingPageLine({ store }: { store: PageStore }) {
  const [isPending, setIsPending] = useState(false);
  useEffect(() => store.subscribe(() => setIsPending(store.isPending())), [store]);
  return <PendingLine isPending={isPending} />;
}

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
