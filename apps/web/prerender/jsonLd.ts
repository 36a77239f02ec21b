import { messages } from '@portfolio/messages';
import type { Graph, Thing } from 'schema-dts';
import {
  canonicalPath,
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

/** The owner's profiles that are not samples. */
const profiles = () =>
  services.social
    .filter((_, at) => !sampleFields.some(({ field }) => field === `social[${at}].href`))
    .map(({ href }) => href);

/**
 * Creates a page's structured data (schema.org): the person, the site, the page with breadcrumbs, and the article.
 *
 * @param image absolute URL of the link preview image
 */
export function structuredData(
  { id, path, name, parent, article, updatedOn }: PublishedPage,
  head: DocumentHead,
  image: string,
  site: Site,
): Graph {
  const home = `${site.url}/`;
  const url = site.url + path;
  const person = { '@id': `${home}#person` };
  const webSite = { '@id': `${home}#site` };
  const page = { '@id': `${url}#page` };
  const breadcrumbs = { '@id': `${url}#trail` };
  const steps = [
    { name: messages.page.home, item: home },
    ...(parent ? [{ name: pages[parent].title, item: site.url + canonicalPath(parent) }] : []),
    { name, item: url },
  ];

  const things: (Thing | null)[] = [
    {
      '@type': 'Person',
      ...person,
      name: owner.name,
      url: home,
      jobTitle: owner.role,
      address: {
        '@type': 'PostalAddress',
        addressLocality: owner.location.city,
        addressRegion: owner.location.region,
        addressCountry: owner.location.countryCode,
      },
      sameAs: profiles(),
    },
    {
      '@type': 'WebSite',
      ...webSite,
      url: home,
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
      dateModified: updatedOn,
      breadcrumb: id === 'home' ? undefined : breadcrumbs,
      mainEntity: ['home', 'about', 'resume'].includes(id) ? person : undefined,
    } as Thing,
    id === 'home'
      ? null
      : {
          '@type': 'BreadcrumbList',
          ...breadcrumbs,
          itemListElement: steps.map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...step,
          })),
        },
    article
      ? {
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
        }
      : null,
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== null) };
}
