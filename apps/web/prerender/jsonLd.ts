import { messages } from '@portfolio/messages';
import type { Graph, Thing } from 'schema-dts';
import {
  canonicalPath,
  faq,
  owner,
  pages,
  services,
  sampleFields,
  type RouteId,
  type Site,
} from '@portfolio/content/node';
import type { DocumentHead } from '../src/page';
import type { PublishedPage } from './publishedPages';

const pageTypes: Partial<Record<RouteId, string>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  resume: 'ProfilePage',
  projects: 'CollectionPage',
  blogs: 'CollectionPage',
  certificates: 'CollectionPage',
};

const profiles = () =>
  services.social
    .filter(
      (_, at) =>
        !sampleFields.some(
          ({ file, field }) => file === 'services.yaml' && field === `social[${at}].href`,
        ),
    )
    .map(({ href }) => href);

/**
 * Creates a page's structured data (schema.org): the person, the site, the page with breadcrumbs, and the main content.
 *
 * @param image absolute URL of the link preview image
 * @param publishedPages all pages, to find the entries that a page lists
 */
export function structuredData(
  publishedPage: PublishedPage,
  head: DocumentHead,
  image: string,
  publishedPages: readonly PublishedPage[],
  site: Site,
): Graph {
  const { id, name, parent, article, items } = publishedPage;
  const absolute = (path: string) => `${site.url}${path}`;
  const url = absolute(publishedPage.path);
  const person = { '@id': `${absolute('/')}#person` };
  const webSite = { '@id': `${absolute('/')}#site` };
  const page = { '@id': `${url}#page` };
  const breadcrumbs = { '@id': `${url}#trail` };
  const isHome = id === 'home';
  const sameAs = profiles();

  const listItems = (entries: readonly { name: string; path?: string }[]) =>
    entries.map((entry, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: entry.name,
      ...(entry.path && { item: absolute(entry.path) }),
    }));

  const steps = [
    { name: messages.page.home, path: canonicalPath('home') },
    ...(parent ? [{ name: pages[parent].title, path: canonicalPath(parent) }] : []),
    { name, path: publishedPage.path },
  ];

  const mainContent = (): Thing[] => {
    if (article) {
      return [
        {
          '@type': id === 'post' ? 'BlogPosting' : 'Article',
          headline: name,
          description: head.description,
          image,
          datePublished: article.page.publishedOn,
          dateModified: article.page.updatedOn,
          inLanguage: site.language,
          author: person,
          publisher: person,
          mainEntityOfPage: page,
          articleSection: article.category,
        },
      ];
    }
    if (id === 'contact' && faq.length > 0) {
      const mainEntity = faq.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      }));
      return [{ '@type': 'FAQPage', mainEntity }];
    }
    const listed =
      items?.map((title) => ({ name: title })) ??
      publishedPages.filter((other) => other.parent === id);
    if (listed.length === 0) return [];
    const itemListElement = listItems(listed);
    return [{ '@type': 'ItemList', name, numberOfItems: listed.length, itemListElement }];
  };

  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Person',
        ...person,
        name: owner.name,
        url: absolute('/'),
        jobTitle: owner.role,
        address: {
          '@type': 'PostalAddress',
          addressLocality: owner.location.city,
          addressRegion: owner.location.region,
          addressCountry: owner.location.countryCode,
        },
        ...(sameAs.length > 0 && { sameAs }),
      },
      {
        '@type': 'WebSite',
        ...webSite,
        url: absolute('/'),
        name: site.name,
        description: site.description,
        inLanguage: site.language,
        publisher: person,
      },
      {
        '@type': pageTypes[id] ?? 'WebPage',
        ...page,
        url,
        name: head.title,
        description: head.description,
        inLanguage: site.language,
        isPartOf: webSite,
        primaryImageOfPage: { '@type': 'ImageObject', url: image },
        ...(publishedPage.updatedOn && { dateModified: publishedPage.updatedOn }),
        ...(!isHome && { breadcrumb: breadcrumbs }),
        ...(['home', 'about', 'resume'].includes(id) && { mainEntity: person }),
      } as Thing,
      ...(isHome
        ? []
        : [
            {
              '@type': 'BreadcrumbList' as const,
              ...breadcrumbs,
              itemListElement: listItems(steps),
            },
          ]),
      ...mainContent(),
    ],
  };
}
