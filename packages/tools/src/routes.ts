import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the built site. */
export interface Route {
  /** Path from the site's root, decoded, e.g. `/projects`. */
  path: string;
  /** Other paths of the same page: capitalised forms and aliases. */
  copies: string[];
  status: number;
}

/** Reads the list of pages that a build writes. */
export const readRoutes = (dist: string) =>
  JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as Route[];
