import { immutableCache, type Manifest } from './manifest';

/**
 * Cloudflare Pages silently drops rules beyond these limits. Netlify allows more rules.
 * See https://developers.cloudflare.com/pages/configuration/redirects and https://developers.cloudflare.com/pages/configuration/headers.
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
 * Returns the `_redirects` file for Netlify and Cloudflare Pages. Netlify lower-cases paths, and serves existing files before it applies
 * rules. On Cloudflare Pages, the first matching rule applies, so fixed paths must come before patterns.
 * @throws Error if the site exceeds the limits of Cloudflare Pages
 */
export function redirectsFile(manifest: Manifest) {
  const { pages, redirects, rewrites, folderRedirects, base, languages = [] } = manifest;
  const homePaths = [base, ...languages.map((language) => language.base)];
  const line = (from: string, to: string, status: number) => `${from} ${to} ${status}`;
  const folders = [...rewrites, ...folderRedirects];
  const inFolder = (path: string) => folders.some(({ to }) => path.startsWith(`${to}/`));
  const fixed = [
    ...redirects.map(({ from, to }) => line(from, to, 301)),
    ...pages
      .filter(({ path }) => !homePaths.includes(path) && !inFolder(path))
      .map(({ path }) => line(`${path}/`, path, 301)),
  ];
  const patterns = [
    ...[...new Set(folders.map(({ to }) => to))].map((to) =>
      line(`${to}/:slug/`, `${to}/:slug`, 301),
    ),
    ...rewrites.map(({ from, to }) => line(`${from}/:slug`, `${to}/:slug`, 200)),
    ...folderRedirects.map(({ from, to }) => line(`${from}/:slug`, `${to}/:slug`, 301)),
    // Netlify needs a rule for the 404 page of each language in a subfolder. Cloudflare Pages ignores these rules.
    ...languages.map((language) => line(`${language.base}*`, `${language.base}404.html`, 404)),
  ];
  requireWithin(fixed.length, limits.staticRedirects, 'fixed redirects');
  requireWithin(patterns.length, limits.dynamicRedirects, 'redirects with patterns');
  const all = [...fixed, ...patterns];
  requireWithin(
    Math.max(...all.map(({ length }) => length)),
    limits.redirectCharacters,
    'characters per redirect',
  );
  return `${all.join('\n')}\n`;
}

/** Hosts set headers by path. The 404 page has no fixed path, so only its `<meta>` has a content security policy. */
const headerRules = (manifest: Manifest) => [
  { path: `${manifest.base}*`, headers: manifest.headers },
  ...[manifest, ...(manifest.languages ?? [])].flatMap(languageRules),
];

const languageRules = ({ immutable, policies, documents }: Manifest) => [
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
 * Returns the `_headers` file for Netlify and Cloudflare Pages. Both hosts join repeated headers with a comma, and browsers apply every
 * content security policy in a joined header.
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
    'characters per header',
  );
  return `${lines.join('\n')}\n`;
}

/** Returns the header rules for the local server (`packages/tools/src/serve.ts`). */
export function localHeadersFile(manifest: Manifest): string {
  const rules = headerRules(manifest).map(({ path, headers }) => [
    path,
    // `Headers` joins repeated headers.
    Object.fromEntries(new Headers(headers.map(([name, value]) => [name, value]))),
  ]);
  return JSON.stringify(Object.fromEntries(rules), null, 1);
}

export const staticHostFiles = (manifest: Manifest): [name: string, text: string][] => [
  ['_redirects', redirectsFile(manifest)],
  ['_headers', headersFile(manifest)],
  // Stops GitHub Pages from running Jekyll, which omits files whose names start with an underscore.
  ['.nojekyll', ''],
];

/** Returns the site's nginx configuration. */
export function nginxConfig(manifest: Manifest, template: string): string {
  const { base, headers, languages = [], allPolicies = manifest.policies } = manifest;
  const folders = languages.map((language) => language.base.slice(base.length, -1));
  const redirect = (pattern: string, to: string) =>
    `  location ${pattern} { return 301 ${to}$is_args$args; }`;
  const lines = [
    ...manifest.redirects.map(({ from, to }) => redirect(`= "${from}"`, to)),
    ...manifest.folderRedirects.map(({ from, to }) => redirect(`~ ^${from}/([^/]+)$`, `${to}/$1`)),
  ];
  if (base !== '/') {
    lines.push(redirect(`= ${base.slice(0, -1)}`, base));
    lines.push(`  location = / { return 302 ${base}; }`, '  location / { return 404; }');
  }
  const parts: Record<string, string> = {
    base,
    // Uses `(?!)`, which never matches, for sites in one language.
    languages: folders.join('|') || '(?!)',
    policies: allPolicies.join(', '),
    headers: headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n'),
    redirects: lines.join('\n'),
  };
  return template.replace(/\$\{(\w+)\}/g, (variable, name: string) => parts[name] ?? variable);
}
