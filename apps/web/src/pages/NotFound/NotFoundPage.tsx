import { notFoundPage } from '@portfolio/content';
import { NotFound } from '@portfolio/ui';
import { unlistedHeadOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { paths } from '../../paths';

/** Any address that is no page (Specification §8). The host answers with status 404 (Decision 9). */
const NotFoundPage = () => <NotFound homeHref={paths.home} projectsHref={paths.projects} />;

export const page = definePage({
  Component: NotFoundPage,
  head: () => unlistedHeadOf(notFoundPage),
});
