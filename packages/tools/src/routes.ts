import { join } from 'node:path';
import { readJson } from './workspace';

/** A page of the built site. */
export interface Route {
  /** From the site's root, decoded, e.g. `/projects`. */
  path: string;
  /** The HTTP status it answers with. */
  status: number;
}

/** All pages of a built site, as its build lists them. */
export const readRoutes = (dist: string) => readJson(join(dist, 'routes.json')) as Route[];
