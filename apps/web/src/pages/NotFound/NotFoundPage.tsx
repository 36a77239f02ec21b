import { hasPage, hrefTo, notFoundPage } from '@portfolio/content';
import { NotFound } from '@portfolio/ui';
import { listedPage } from '../../page';

/** Any address that is no page. The host answers with status 404. */
const NotFoundPage = () => (
  <NotFound
    homeHref={hrefTo('home')}
    projectsHref={hasPage('projects') ? hrefTo('projects') : undefined}
  />
);

export const page = listedPage(notFoundPage, NotFoundPage);
