/**
 * Static hosts as their documentation describes them, for testing the rules that a build writes for them: which file answers an address,
 * with which status and headers.
 */

/** A built folder: its files by path without a slash at the start, and the text of its rule files. */
export interface Folder {
  files: ReadonlySet<string>;
  redirects: string;
  headers: string;
}

/** What a host answers. */
export interface Answer {
  status: number;
  /** The file that is sent. */
  file?: string;
  /** Where a redirect leads. */
  location?: string;
  headers: Record<string, string>;
}

interface Rule {
  from: RegExp;
  to: string;
  status: number;
}

/** `/a/:slug` and `/a/*` as Netlify and Cloudflare Pages understand them. */
function pattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:([a-z]+)/g, '(?<$1>[^/]+)')
    .replace('*', '(?<splat>.*)');
  return new RegExp(`^${source}$`);
}

function readRedirects(text: string): Rule[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '302', ...more] = line.trim().split(/\s+/);
      if (
        !/^\/\S*$/.test(from) ||
        !/^\/\S*$/.test(to) ||
        !/^(200|301)$/.test(status) ||
        more.length
      ) {
        throw new Error(`_redirects: not a rule that both hosts know: ${line}`);
      }
      if ((from.match(/\*/g) ?? []).length > 1) throw new Error(`_redirects: two splats: ${line}`);
      return { from: pattern(from), to, status: Number(status) };
    });
}

/** The first rule that fits, with its placeholders filled in. */
function redirect(rules: readonly Rule[], path: string) {
  for (const { from, to, status } of rules) {
    const match = from.exec(path);
    if (!match) continue;
    const target = to.replace(/:([a-z]+)/g, (_, name: string) => match.groups?.[name] ?? '');
    return { target, status };
  }
  return undefined;
}

function headersReader(text: string): (path: string) => Record<string, string> {
  const rules: { from: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ from: pattern(line.trim()), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name || !value || !rule) throw new Error(`_headers: not a header below a path: ${line}`);
    rule.headers.push([name.toLowerCase(), value]);
  }
  return (path) => {
    const sent: Record<string, string> = {};
    for (const { from, headers } of rules) {
      if (!from.test(path)) continue;
      // What is set twice is joined.
      for (const [name, value] of headers) {
        sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
      }
    }
    return sent;
  };
}

/**
 * Cloudflare Pages: redirects first, whatever files there are; then the file, with and without `.html`; the nearest `404.html`.
 * Upper and lower case differ. See developers.cloudflare.com/pages/configuration/{redirects,headers,serving-pages}.
 */
export function cloudflarePages({ files, redirects, headers }: Folder) {
  const rules = readRedirects(redirects);
  const headersFor = headersReader(headers);
  const has = (path: string) => files.has(path.slice(1));

  return (path: string): Answer => {
    const rule = redirect(rules, path);
    if (rule && rule.status !== 200) {
      return { status: rule.status, location: rule.target, headers: {} };
    }
    const asked = rule?.target ?? path;
    const sent = headersFor(path);
    const send = (file: string): Answer => ({ status: 200, file: file.slice(1), headers: sent });
    const move = (location: string): Answer => ({ status: 308, location, headers: {} });
    if (asked.endsWith('/index.html')) return move(asked.slice(0, -'index.html'.length));
    if (asked.endsWith('.html') && has(asked)) return move(asked.slice(0, -'.html'.length));
    if (asked.endsWith('/')) {
      if (has(`${asked}index.html`)) return send(`${asked}index.html`);
      if (has(`${asked.slice(0, -1)}.html`)) return move(asked.slice(0, -1));
    } else {
      if (has(asked)) return send(asked);
      if (has(`${asked}.html`)) return send(`${asked}.html`);
      if (has(`${asked}/index.html`)) return move(`${asked}/`);
    }
    for (let folder = asked; folder !== '';) {
      folder = folder.slice(0, folder.lastIndexOf('/'));
      if (has(`${folder}/404.html`)) {
        return { status: 404, file: `${folder}/404.html`.slice(1), headers: sent };
      }
    }
    return { ...send('/index.html') };
  };
}

/**
 * Netlify: files win over rules; slashes at the end make no difference; what is not there in capitals is looked for in small letters. See
 * docs.netlify.com/manage/routing/redirects.
 */
export function netlify({ files, redirects, headers }: Folder) {
  const rules = readRedirects(redirects);
  const headersFor = headersReader(headers);

  const find = (path: string) => {
    const name = path.replace(/^\/|\/$/g, '');
    return [name, `${name}.html`, `${name}/index.html`.replace(/^\//, '')].find((file) =>
      files.has(file),
    );
  };

  return (path: string): Answer => {
    const sent = headersFor(path);
    const found = find(path);
    if (found) return { status: 200, file: found, headers: sent };
    const rule = redirect(rules, path) ?? redirect(rules, path.replace(/\/$/, ''));
    if (rule && rule.target !== path) {
      if (rule.status !== 200) return { status: rule.status, location: rule.target, headers: {} };
      const target = find(rule.target);
      if (target) return { status: 200, file: target, headers: sent };
    }
    const lowered = path.toLowerCase();
    if (lowered !== path && find(lowered)) return { status: 301, location: lowered, headers: {} };
    return { status: 404, file: '404.html', headers: sent };
  };
}

/**
 * GitHub Pages: the file, with and without `.html`, a folder's page below its address with a slash, the root's `404.html`. It knows no rules and
 * sends no headers of ours; upper and lower case differ.
 */
export function gitHubPages({ files }: Pick<Folder, 'files'>) {
  return (path: string): Answer => {
    const name = path.slice(1);
    const headers = {};
    if (path.endsWith('/')) {
      if (files.has(`${name}index.html`))
        return { status: 200, file: `${name}index.html`, headers };
    } else {
      for (const file of [name, `${name}.html`]) {
        if (files.has(file)) return { status: 200, file, headers };
      }
      if (files.has(`${name}/index.html`)) return { status: 301, location: `${path}/`, headers };
    }
    return { status: 404, file: '404.html', headers };
  };
}

/** Follows redirects to their end, as a browser does. */
export function follow(host: (path: string) => Answer, path: string): Answer & { path: string } {
  let at = path;
  for (let hops = 0; hops < 5; hops += 1) {
    const answer = host(at);
    if (answer.location === undefined) return { ...answer, path: at };
    at = answer.location;
  }
  throw new Error(`${path} is redirected for ever`);
}
