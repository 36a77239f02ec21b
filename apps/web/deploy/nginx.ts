import { freshCache, immutableCache, type Manifest } from './manifest';

/** Where the configuration looks for the site, and what it listens on: as in the container (see `Containerfile`). */
export const container = { root: '/usr/share/nginx/html', port: 8080 };

/** Types by ending. The server's own list varies with its version. */
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};
const htmlType = 'text/html; charset=utf-8';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const escapeRegExp = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** The lines of a map of addresses or the like. */
const entries = (pairs: Iterable<readonly [key: string, value: string]>) =>
  [...pairs].map(([key, value]) => `  ${key} ${quoted(value)};`).join('\n');

/** Other writings of a page's address: a slash at its end, or the name of its file. */
const variantsOf = (path: string, base: string) =>
  path === base
    ? [`${path}index`, `${path}index.html`]
    : [`${path}/`, `${path}.html`, `${path}/index`, `${path}/index.html`];

/**
 * The configuration of an nginx that serves the site, to be included in its `http` block: statuses, redirects (aliases, slashes and
 * endings that are too many, letters of the wrong case), headers, caching, and files that were compressed at build. It needs no module
 * beyond those of every distribution; Brotli works by the files' endings.
 */
export function nginxConfig(manifest: Manifest): string {
  const { base, pages, redirects, headers, policies, immutable } = manifest;
  const notFound = `${base}404.html`;

  // Keys of a map are compared without regard to case, which is what finds `/ABOUT`, and must not come twice.
  const aliases = redirects.filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase());
  const moved = new Map(
    [
      ...aliases.map(({ from, to }) => [from, to] as const),
      ...aliases.flatMap(({ from, to }) =>
        variantsOf(from, base).map((other) => [other, to] as const),
      ),
      ...pages.flatMap(({ path }) => variantsOf(path, base).map((other) => [other, path] as const)),
    ].map(([from, to]) => [from.toLowerCase(), to]),
  );
  const canonical = new Map(pages.map(({ path }) => [path, path]));
  const longest = Math.max(...[...moved.keys(), ...canonical.keys()].map(({ length }) => length));

  const pattern = escapeRegExp(base);
  const texts = [
    'html',
    ...Object.keys(types).filter((ending) => types[ending]?.includes('charset')),
  ];
  return `# Written by the build. Include it in the http block of nginx.
map_hash_max_size ${Math.max(2048, moved.size * 2)};
map_hash_bucket_size ${2 ** Math.ceil(Math.log2(longest + 64))};
# The ending of the compressed file that a browser takes.
map $http_accept_encoding $site_brotli {
  default "";
  "~*\\bbr\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" ".br";
}
# What goes with the file that was found in the end: looked up each time, since it changes on the way there.
map $uri $site_encoding {
  volatile;
  default "";
  ~\\.br$ "br";
}
map $uri $site_vary {
  volatile;
  default "";
  "~\\.(${texts.join('|')})(\\.br)?$" "Accept-Encoding";
}
map $uri $site_cache {
  volatile;
  default "${freshCache}";
${entries(immutable.map((folder) => [`~^${escapeRegExp(folder)}`, immutableCache]))}
}
# Documents alone have policies; a header without a value is not sent.
${policies
  .map(
    (policy, at) => `map $sent_http_content_type $site_policy_${at} {
  default "";
  ~^text/html ${quoted(policy)};
}`,
  )
  .join('\n')}
# Addresses that stand for others.
map $uri $site_moved {
  default "";
${entries(moved)}
}
# The right writing of every page's address.
map $uri $site_canonical {
  default "";
${entries(canonical)}
}

server {
  listen ${container.port};
  root ${container.root};
  server_tokens off;
  absolute_redirect off;
  # Compressed at build; nothing is compressed twice.
  gzip off;
  gzip_static on;
  error_page 404 ${notFound};

${headers.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')}
${policies.map((_, at) => `  add_header Content-Security-Policy $site_policy_${at} always;`).join('\n')}
  add_header Cache-Control $site_cache always;
  add_header Vary $site_vary always;
  add_header Content-Encoding $site_encoding always;

  if ($site_moved) {
    return 301 $site_moved$is_args$args;
  }

  types { }
  default_type "${htmlType}";

  location = ${notFound} {
    internal;
  }
  location = ${base}404 {
    return 404;
  }
  location = ${base} {
    try_files ${base}index.html$site_brotli ${base}index.html =404;
  }
  location ${base} {
    try_files $uri.html$site_brotli $uri.html @elsewhere;
  }
${
  base === '/'
    ? ''
    : `  location = ${base.slice(0, -1)} {
    return 301 ${base}$is_args$args;
  }
  location = / {
    return 302 ${base};
  }
  location / {
    return 404;
  }
`
}  location = ${base}feed.xml {
    default_type "application/rss+xml; charset=utf-8";
    try_files $uri$site_brotli $uri =404;
  }
${Object.entries(types)
  .map(
    ([ending, type]) => `  location ~ ^${pattern}.*\\.${ending}$ {
    default_type "${type}";
    try_files $uri$site_brotli $uri =404;
  }`,
  )
  .join('\n')}
  location @elsewhere {
    if ($site_canonical) {
      return 301 $site_canonical$is_args$args;
    }
    return 404;
  }
}
`;
}
