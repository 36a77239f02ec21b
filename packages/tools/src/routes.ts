import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, ToolError } from './workspace';

/** A page of the built site. */
export interface Route {
  /** From the site's root, decoded, e.g. `/projects`. */
  path: string;
  /** The HTTP status it answers with. */
  status: number;
}

function isRoute(value: unknown): value is Route {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'status' in value &&
    typeof value.status === 'number'
  );
}

/**
 * All pages of a built site: from the build's `routes.json`, or else from its `sitemap.xml`.
 *
 * @param dist The built folder.
 * @throws ToolError when neither is there, or `routes.json` is not a list of `{ path, status }`.
 */
export function readRoutes(dist: string): Route[] {
  const manifest = join(dist, 'routes.json');
  if (existsSync(manifest)) {
    const routes = readJson(manifest);
    if (Array.isArray(routes) && routes.every(isRoute)) return routes;
    throw new ToolError(`${manifest} must be a list of { "path", "status" }.`);
  }
  const sitemap = join(dist, 'sitemap.xml');
  if (!existsSync(sitemap)) {
    throw new ToolError(`${dist} has neither routes.json nor sitemap.xml. Build the site first.`);
  }
  const addresses = readFileSync(sitemap, 'utf8').matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g);
  return Array.from(addresses, ([, address = '']) => ({
    path: decodeURI(new URL(address.replaceAll('&amp;', '&')).pathname),
    status: 200,
  }));
}

/** `/` → `home`, `/projects/projectdetail/rfid-bus` → `projects-projectdetail-rfid-bus`: a name for a file. */
export function routeName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replace(/[^\w.-]+/g, '-') || 'home';
}
