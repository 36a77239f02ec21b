import { useTheme } from '@portfolio/behaviors';
import { hrefTo, navigation, owner, settings } from '@portfolio/content';
import {
  LanguageNote,
  Link,
  PageFrame,
  PendingLine,
  SiteHeader,
  VisuallyHidden,
  type SiteHeaderProps,
} from '@portfolio/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOfHref } from '../languages';
import type { PageStore } from '../navigation/pageStore';
import { LinkLanguages } from '../navigation/RouterLink';
import { useLanguageLinks } from '../navigation/useLanguageLinks';
import { announcerId } from '../navigation/useRouteChange';
import { useSearch } from '../search/useSearch';
import { Footer } from './Footer';
import { Overlays } from './Overlays';

/** Returns the path of a page's section, e.g. `/projects` for `/projects/tea`. */
const sectionOf = (pathname: string) =>
  `/${pathname.split('/')[1]?.toLowerCase().replace('blogdetail', 'blogs') ?? ''}`;

/** Uses state, because `useSyncExternalStore` would end the transition and blank the page. */
function PendingPageLine({ store }: { store: PageStore }) {
  const [isPending, setIsPending] = useState(false);
  useEffect(() => store.subscribe(() => setIsPending(store.isPending())), [store]);
  return <PendingLine isPending={isPending} />;
}

function MultilingualHeader({ links, ...props }: SiteHeaderProps) {
  const pages = links.map((link) => {
    const language = languageOfHref(link.href);
    if (!language) return link;
    const { code, badge } = language;
    const label = (
      <span>
        {link.label}
        <LanguageNote title={badge}>
          <span aria-hidden="true">{code.split('-')[0]?.toUpperCase()}</span>
          <VisuallyHidden>{` ${badge}`}</VisuallyHidden>
        </LanguageNote>
      </span>
    );
    return { ...link, label };
  });
  const languages = useLanguageLinks().map(({ code, name, label, href }) => ({
    href,
    label: (
      <bdi lang={code} data-switch="">
        {name}
        {label !== name && <LanguageNote>{label.slice(name.length)}</LanguageNote>}
      </bdi>
    ),
  }));
  return (
    <LinkLanguages value="label">
      <SiteHeader {...props} links={[...pages, ...languages]} />
    </LinkLanguages>
  );
}

/** Created once, so that React skips it when the shell re-renders. */
const pageFooter = <Footer />;

export function Shell({ store, children }: { store: PageStore; children: ReactNode }) {
  const { pathname } = useLocation();
  const { theme, toggle } = useTheme(settings.theme);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const search = useSearch();
  const section = sectionOf(pathname);
  const Header = import.meta.env.VITE_HAS_LANGUAGES !== 'no' ? MultilingualHeader : SiteHeader;

  return (
    <>
      <PageFrame
        header={
          <Header
            owner={owner.name}
            homeHref={hrefTo('home')}
            links={navigation.map((link) => ({ ...link, isCurrent: link.href === section }))}
            {...(search && { searchHref: hrefTo('search'), onSearch: search.open })}
            theme={theme}
            onToggleTheme={toggle}
            isMenuOpen={isMenuOpen}
            onMenuToggle={setIsMenuOpen}
            menuFooter={<Link href={`mailto:${owner.email}`}>{owner.email}</Link>}
          >
            <PendingPageLine store={store} />
          </Header>
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
