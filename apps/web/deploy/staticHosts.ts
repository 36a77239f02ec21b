import { securityHeaders, type Manifests } from './manifest';

/**
 * Cloudflare Pages silently drops redirects beyond these limits. Netlify allows more.
 * See https://developers.cloudflare.com/pages/configuration/redirects.
 */
export const limits = { staticRedirects: 2000, dynamicRedirects: 100, redirectCharacters: 1000 };

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
export function redirectsFile(manifests: Manifests): string {
  const [, ...otherLanguages] = manifests;
  const fixed = manifests.flatMap(({ redirects, pages }) => [
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...pages.map((path) => `${path}/ ${path} 301`),
  ]);
  const patterns = [
    ...manifests.flatMap(({ folders, rewrites }) => [
      ...folders.map((folder) => `${folder}/:slug/ ${folder}/:slug 301`),
      ...rewrites.map(({ from, to }) => `${from}/:slug ${to}/:slug 200`),
    ]),
    // Netlify needs a rule for the 404 page of each language in a subfolder. Cloudflare Pages ignores these rules.
    ...otherLanguages.map(({ base }) => `${base}* ${base}404.html 404`),
  ];
  requireWithin(fixed.length, limits.staticRedirects, 'fixed redirects');
  requireWithin(patterns.length, limits.dynamicRedirects, 'redirects with patterns');
  const all = [...fixed, ...patterns];
  const longest = Math.max(...all.map(({ length }) => length));
  requireWithin(longest, limits.redirectCharacters, 'characters per redirect');
  return `${all.join('\n')}\n`;
}

/** Headers by path; `*` at the end matches anything. */
function headerRules(manifests: Manifests): [path: string, headers: typeof securityHeaders][] {
  const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [
    [`${manifests[0].base}*`, securityHeaders],
    ...manifests
      .flatMap(({ immutable }) => immutable)
      .map((folder): [string, typeof forever] => [`${folder}*`, forever]),
  ];
}

/** Returns the `_headers` file for Netlify and Cloudflare Pages. */
export const headersFile = (manifests: Manifests): string =>
  headerRules(manifests)
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');

/** Returns the header rules for the local server (`packages/tools/src/serve.ts`). */
export const localHeadersFile = (manifests: Manifests): string =>
  JSON.stringify(Object.fromEntries(headerRules(manifests)), null, 1);

export const staticHostFiles = (manifests: Manifests): [name: string, text: string][] => [
  ['_redirects', redirectsFile(manifests)],
  ['_headers', headersFile(manifests)],
  // Stops GitHub Pages from running Jekyll, which omits files whose names start with an underscore.
  ['.nojekyll', ''],
];

/** Returns the site's nginx configuration. */
export function nginxConfig(manifests: Manifests, template: string): string {
  const [{ base }, ...otherLanguages] = manifests;
  const folders = otherLanguages.map((language) => language.base.slice(base.length, -1));
  const redirect = (from: string, to: string) =>
    `  location = "${from}" { return 301 ${to}$is_args$args; }`;
  const lines = manifests
    .flatMap(({ redirects }) => redirects)
    .map(({ from, to }) => redirect(from, to));
  if (base !== '/') {
    lines.push(redirect(base.slice(0, -1), base));
    lines.push(`  location = / { return 302 ${base}; }`, '  location / { return 404; }');
  }
  const parts: Record<string, string> = {
    base,
    // Uses `(?!)`, which never matches, for sites in one language.
    languages: folders.join('|') || '(?!)',
    headers: Object.entries(securityHeaders)
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
      .join('\n'),
    redirects: lines.join('\n'),
  };
  return template.replace(/\$\{(\w+)\}/g, (variable, name: string) => parts[name] ?? variable);
}
