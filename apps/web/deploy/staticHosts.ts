import { immutableCache, type Manifest } from './manifest';

/**
 * Limits of Cloudflare Pages, which silently drops further rules; Netlify allows more.
 * See developers.cloudflare.com/pages/configuration/redirects and …/headers.
 */
export const limits = {
  staticRedirects: 2000,
  dynamicRedirects: 100,
  redirectCharacters: 1000,
  headerRules: 100,
  headerCharacters: 2000,
};

function requireWithin(count: number, limit: number, name: string) {
  if (count > limit) {
    throw new Error(`Cloudflare Pages limit exceeded: ${count} ${name} (limit ${limit}).`);
  }
}

/**
 * Returns the `_redirects` file, in syntax that Netlify and Cloudflare Pages share. Both serve pages with and without `.html`.
 * Netlify converts addresses to lower case, and its files win over rules. On Cloudflare Pages rules win, and the first match applies:
 * fixed addresses must come before patterns.
 * @throws Error if the site exceeds the limits of Cloudflare Pages
 */
export function redirectsFile(manifest: Manifest) {
  const { pages, redirects, rewrites, folderRedirects, base, languages = [] } = manifest;
  const homes = [base, ...languages.map((language) => language.base)];
  const line = (from: string, to: string, status: number) => `${from} ${to} ${status}`;
  const folders = [...rewrites, ...folderRedirects];
  const inFolder = (path: string) => folders.some(({ to }) => path.startsWith(`${to}/`));
  const fixed = [
    ...redirects.map(({ from, to }) => line(from, to, 301)),
    ...pages
      .filter(({ path }) => !homes.includes(path) && !inFolder(path))
      .map(({ path }) => line(`${path}/`, path, 301)),
  ];
  const patterns = [
    ...[...new Set(folders.map(({ to }) => to))].map((to) =>
      line(`${to}/:slug/`, `${to}/:slug`, 301),
    ),
    ...rewrites.map(({ from, to }) => line(`${from}/:slug`, `${to}/:slug`, 200)),
    ...folderRedirects.map(({ from, to }) => line(`${from}/:slug`, `${to}/:slug`, 301)),
    // Netlify's; Cloudflare Pages finds the nearest 404 page and skips the rule.
    ...languages.map((language) => line(`${language.base}*`, `${language.base}404.html`, 404)),
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
const headerRules = (manifest: Manifest) => [
  { path: `${manifest.base}*`, headers: manifest.headers },
  ...[manifest, ...(manifest.languages ?? [])].flatMap(rulesBelow),
];

/** The header rules of one language. */
const rulesBelow = ({ immutable, policies, documents }: Manifest) => [
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
 * Returns the `_headers` file of Netlify and Cloudflare Pages. All matching rules apply. Both hosts join repeated headers with
 * a comma, which only content security policies allow.
 * @throws Error if the site exceeds the limits of Cloudflare Pages
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

/** Header rules for the local server (`packages/tools/src/serve.ts`). */
export function localHeadersFile(manifest: Manifest): string {
  const rules = headerRules(manifest).map(({ path, headers }) => [
    path,
    // Joins repeated headers.
    Object.fromEntries(new Headers(headers.map(([name, value]) => [name, value]))),
  ]);
  return JSON.stringify(Object.fromEntries(rules), null, 1);
}

/** Files for static hosts by name. */
export const staticHostFiles = (manifest: Manifest): [name: string, text: string][] => [
  ['_redirects', redirectsFile(manifest)],
  ['_headers', headersFile(manifest)],
  // GitHub Pages would otherwise use Jekyll and omit files that begin with an underscore.
  ['.nojekyll', ''],
];

/**
 * Returns the nginx configuration of the site.
 * @param template contents of `nginx.conf`
 */
export function nginxConfig(manifest: Manifest, template: string): string {
  const { base, redirects, folderRedirects, headers, languages = [] } = manifest;
  const { allPolicies: policies = manifest.policies } = manifest;
  const homes = languages.map((language) => language.base);
  const moved = redirects.map(
    ({ from, to }) => `  location = "${from}" { return 301 ${to}$is_args$args; }`,
  );
  const folders = folderRedirects.map(
    ({ from, to }) => `  location ~ ^${from}/([^/]+)$ { return 301 ${to}/$1$is_args$args; }`,
  );
  const belowPath = [
    `  location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }`,
    `  location = / { return 302 ${base}; }`,
    '  location / { return 404; }',
  ];
  const ofLanguages = homes.flatMap((home) => [
    `  location = ${home}404.html { internal; }`,
    `  location = ${home}404 { return 404; }`,
    `  location = ${home.slice(0, -1)} { return 301 ${home}$is_args$args; }`,
    `  location = ${home} { try_files ${home}index.html$site_brotli ${home}index.html =404; }`,
  ]);
  const notFoundMap = [
    '# The 404 page of the address’s language.',
    'map $uri $site_not_found {',
    '  volatile;',
    `  default ${base}404.html;`,
    ...homes.map((home) => `  ~^${home} ${home}404.html;`),
    '}\n\n',
  ];
  const languageFolders = homes.map((home) => home.slice(base.length));
  const parts: Record<string, string> = {
    base,
    notFoundMap: homes.length > 0 ? notFoundMap.join('\n') : '',
    notFound: homes.length > 0 ? '$site_not_found' : `${base}404.html`,
    languages: homes.length > 0 ? `(${languageFolders.join('|')})?` : '',
    policies: policies.join(', '),
    headers: headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n'),
    redirects: [...moved, ...folders, ...ofLanguages, ...(base === '/' ? [] : belowPath)].join(
      '\n',
    ),
  };
  return template.replace(/\$\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}
