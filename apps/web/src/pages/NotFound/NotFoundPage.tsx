import { hrefTo, notFoundPage } from '@portfolio/content';
import { NotFound } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';

/** Any address that is no page (Specification §8). The host answers with status 404 (Decision 9). */
const NotFoundPage = () => <NotFound homeHref={hrefTo('home')} projectsHref={hrefTo('projects')} />;

export const page = definePage({
  Component: NotFoundPage,
  head: () => headOf(notFoundPage),
});
