import { immutableCache, type Manifest } from './manifest';

/**
 * What Cloudflare Pages takes; Netlify takes more. Rules over a limit are dropped there in silence, so the build stops instead.
 * See developers.cloudflare.com/pages/configuration/redirects and …/headers.
 */
export const limits = {
  staticRedirects: 2000,
  dynamicRedirects: 100,
  redirectCharacters: 1000,
  headerRules: 100,
  headerCharacters: 2000,
};

function requireWithin(count: number, limit: number, what: string) {
  if (count > limit) {
    throw new Error(`Cloudflare Pages takes ${limit} ${what}; the site needs ${count}.`);
  }
}

/**
 * The `_redirects` file that Netlify and Cloudflare Pages read, in the part of its syntax that both know. Both serve a page at its address
 * with and without `.html` by themselves. Netlify puts addresses into lower case first, and lets files win over rules; at Cloudflare Pages rules
 * win, and the first that fits. Fixed addresses have to stand before patterns there.
 *
 * @throws Error when the site needs more rules than Cloudflare Pages takes
 */
export function redirectsFile({ pages, redirects, rewrites, folderRedirects, base }: Manifest) {
  const line = (from: string, to: string, status: number) => `${from} ${to} ${status}`;
  const folders = [...rewrites, ...folderRedirects];
  const inFolder = (path: string) => folders.some(({ to }) => path.startsWith(`${to}/`));
  const fixed = [
    ...redirects.map(({ from, to }) => line(from, to, 301)),
    ...pages
      .filter(({ path }) => path !== base && !inFolder(path))
      .map(({ path }) => line(`${path}/`, path, 301)),
  ];
  const patterns = [
    ...[...new Set(folders.map(({ to }) => to))].map((to) =>
      line(`${to}/:slug/`, `${to}/:slug`, 301),
    ),
    ...rewrites.map(({ from, to }) => line(`${from}/:slug`, `${to}/:slug`, 200)),
    ...folderRedirects.map(({ from, to }) => line(`${from}/:slug`, `${to}/:slug`, 301)),
  ];
  requireWithin(fixed.length, limits.staticRedirects, 'fixed redirects');
  requireWithin(patterns.length, limits.dynamicRedirects, 'redirects with patterns');
  const all = [...fixed, ...patterns];
  requireWithin(
    Math.max(...all.map(({ length }) => length)),
    limits.redirectCharacters,
    'characters a redirect',
  );
  return `${all.join('\n')}\n`;
}

/**
 * The header rules by address, since that is all that these hosts can go by. So the 404 page, which answers at any, has no policy but the one
 * in its own `<meta>`; that it must not be framed is said by `X-Frame-Options`.
 */
const headerRules = ({ base, headers, immutable, policies, documents }: Manifest) => [
  { path: `${base}*`, headers },
  ...immutable.map((folder) => ({
    path: `${folder}*`,
    headers: [['Cache-Control', immutableCache] as const],
  })),
  ...documents.map((path) => ({
    path,
    headers: policies.map((policy) => ['Content-Security-Policy', policy] as const),
  })),
];

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. All rules that fit an address apply, and a header that comes twice is
 * joined with a comma: two policies stay two, and of all other headers no two rules here set the same.
 *
 * @throws Error when the site needs more or longer rules than Cloudflare Pages takes
 */
export function headersFile(manifest: Manifest): string {
  const rules = headerRules(manifest);
  const lines = rules.flatMap(({ path, headers: values }) => [
    path,
    ...values.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  requireWithin(rules.length, limits.headerRules, 'header rules');
  requireWithin(
    Math.max(...lines.map(({ length }) => length)),
    limits.headerCharacters,
    'characters a header',
  );
  return `${lines.join('\n')}\n`;
}

/** The header rules as the local server reads them (`packages/tools/src/serve.ts`). */
export function localHeadersFile(manifest: Manifest): string {
  const rules = headerRules(manifest).map(({ path, headers }) => [
    path,
    // Joins what comes twice.
    Object.fromEntries(new Headers(headers.map(([name, value]) => [name, value]))),
  ]);
  return JSON.stringify(Object.fromEntries(rules), null, 1);
}

/** What static hosts read beside the pages, by file name. */
export const staticHostFiles = (manifest: Manifest): [name: string, text: string][] => [
  ['_redirects', redirectsFile(manifest)],
  ['_headers', headersFile(manifest)],
  // GitHub Pages would otherwise run the files through Jekyll and leave out those that begin with an underscore.
  ['.nojekyll', ''],
];
