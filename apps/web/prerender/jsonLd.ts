import type { Article, BlogPosting, Graph, ListItem, Person, Thing, WebPage } from 'schema-dts';
import {
  canonicalPath,
  pages,
  words,
  type FaqItem,
  type Owner,
  type PageId,
  type Site,
  type SocialLink,
} from '@portfolio/content/node';
import type { DocumentHead } from '../src/page';
import type { Address } from './addresses';

/** What structured data say on every page. */
export interface Publisher {
  site: Site;
  owner: Owner;
  /** Profiles elsewhere, without stand-ins: an invented one would be passed off as a fact. */
  profiles: readonly SocialLink[];
}

/** What structured data say about one page. */
export interface DescribedPage {
  address: Address;
  head: DocumentHead;
  /** Absolute address of the share picture. */
  image: string;
  /** All addresses of the site, for the pages that list others. */
  addresses: readonly Address[];
  faq: readonly FaqItem[];
}

/** What a page is called in lists. */
function nameOf({ subject }: Address): string {
  switch (subject.kind) {
    case 'page':
      return subject.page.title;
    case 'project':
      return subject.entry.name;
    case 'post':
    case 'comingSoon':
      return subject.entry.title;
    case 'certificateGroup':
      return subject.entry.heading;
  }
}

/** The lists of the site: page, and the kind of entry that it lists. */
const lists: Partial<Record<PageId, Address['subject']['kind']>> = {
  projects: 'project',
  blogs: 'post',
  certificates: 'certificateGroup',
};

/** The page above a page, besides the home page. */
const parents: Partial<Record<Address['subject']['kind'], 'projects' | 'blogs' | 'certificates'>> =
  {
    project: 'projects',
    post: 'blogs',
    certificateGroup: 'certificates',
  };

const pageTypes: Partial<
  Record<PageId, 'AboutPage' | 'ContactPage' | 'ProfilePage' | 'CollectionPage'>
> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  resume: 'ProfilePage',
  projects: 'CollectionPage',
  blogs: 'CollectionPage',
  certificates: 'CollectionPage',
};

/**
 * The structured data of a page, as schema.org's vocabulary says it: the person, the site, the page with its place in the site,
 * and what the page holds: an article with its dates, a list of entries, or questions with their answers.
 */
export function structuredData(page: DescribedPage, publisher: Publisher): Graph {
  const { address, head, image, addresses, faq } = page;
  const { site, owner, profiles } = publisher;
  const { subject } = address;
  const absolute = (path: string) => `${site.url}${path}`;
  const url = absolute(address.path);
  const ids = {
    person: `${absolute('/')}#person`,
    site: `${absolute('/')}#site`,
    page: `${url}#page`,
    trail: `${url}#trail`,
  };

  const person: Person = {
    '@type': 'Person',
    '@id': ids.person,
    name: owner.name,
    url: absolute('/'),
    jobTitle: owner.role,
    address: {
      '@type': 'PostalAddress',
      addressRegion: owner.location.region,
      addressCountry: owner.location.countryCode,
    },
    ...(profiles.length > 0 && { sameAs: profiles.map(({ href }) => href) }),
  };

  const item = (position: number, name: string, itemUrl: string): ListItem => ({
    '@type': 'ListItem',
    position,
    name,
    item: itemUrl,
  });
  const parent = parents[subject.kind];
  const trail = [
    { name: words.page.home, path: canonicalPath('home') },
    ...(parent ? [{ name: pages[parent].title, path: canonicalPath(parent) }] : []),
    { name: nameOf(address), path: address.path },
  ];
  const isHome = address.id === 'home';

  const about = (): Thing[] => {
    switch (subject.kind) {
      case 'project':
      case 'post': {
        const article = {
          headline: nameOf(address),
          description: head.description,
          image,
          datePublished: subject.entry.page.publishedOn,
          dateModified: subject.entry.page.updatedOn,
          inLanguage: site.language,
          author: { '@id': ids.person },
          publisher: { '@id': ids.person },
          mainEntityOfPage: { '@id': ids.page },
          articleSection: subject.entry.category,
        } as const;
        return subject.kind === 'post'
          ? [{ '@type': 'BlogPosting', ...article } satisfies BlogPosting]
          : [{ '@type': 'Article', ...article } satisfies Article];
      }
      case 'certificateGroup': {
        const { certificates, heading } = subject.entry;
        return [
          {
            '@type': 'ItemList',
            name: heading,
            numberOfItems: certificates.length,
            itemListElement: certificates.map(({ title }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: title,
            })),
          },
        ];
      }
      case 'page': {
        if (subject.id === 'contact') {
          if (faq.length === 0) return [];
          return [
            {
              '@type': 'FAQPage',
              mainEntity: faq.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ];
        }
        const listed = addresses.filter((other) => other.subject.kind === lists[subject.id]);
        if (listed.length === 0) return [];
        return [
          {
            '@type': 'ItemList',
            name: subject.page.title,
            numberOfItems: listed.length,
            itemListElement: listed.map((entry, index) =>
              item(index + 1, nameOf(entry), absolute(entry.path)),
            ),
          },
        ];
      }
      case 'comingSoon':
        return [];
    }
  };

  const webPage = {
    '@type': (subject.kind === 'page' && pageTypes[subject.id]) || 'WebPage',
    '@id': ids.page,
    url,
    name: head.title,
    description: head.description,
    inLanguage: site.language,
    isPartOf: { '@id': ids.site },
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    ...(address.updatedOn && { dateModified: address.updatedOn }),
    ...(!isHome && { breadcrumb: { '@id': ids.trail } }),
    ...(subject.kind === 'page' &&
      (isHome || subject.id === 'about' || subject.id === 'resume') && {
        mainEntity: { '@id': ids.person },
      }),
  } as WebPage;

  return {
    '@context': 'https://schema.org',
    '@graph': [
      person,
      {
        '@type': 'WebSite',
        '@id': ids.site,
        url: absolute('/'),
        name: site.name,
        description: site.description,
        inLanguage: site.language,
        publisher: { '@id': ids.person },
      },
      webPage,
      ...(isHome
        ? []
        : [
            {
              '@type': 'BreadcrumbList' as const,
              '@id': ids.trail,
              itemListElement: trail.map(({ name, path }, index) =>
                item(index + 1, name, absolute(path)),
              ),
            },
          ]),
      ...about(),
    ],
  };
}
