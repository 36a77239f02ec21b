import type { Services } from '@portfolio/content/node';
import { createHash } from 'node:crypto';
import { serviceHosts } from './serviceHosts';

/** The hash by which a policy lets an inline script or style pass. */
export const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page itself asks to be let through: scripts and styles in it by their hashes, and the players of its videos by their hosts. */
export interface InlineSources {
  scripts: Set<string>;
  styles: Set<string>;
  frames: Set<string>;
}

/** Scripts that browsers run; `application/ld+json` and the like are data. */
const isRun = (attributes: string) => {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return !/\bsrc=/.test(attributes) && ['', 'module', 'text/javascript'].includes(type);
};

/** Collects the hashes of everything inline in a page, and the hosts of its players. */
export function inlineSources(html: string): InlineSources {
  const found = (element: string, counts: (attributes: string) => boolean = () => true) =>
    new Set(
      [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([^]*?)</${element}>`, 'g'))]
        .filter(([, attributes = '']) => counts(attributes))
        .map(([, , text = '']) => sourceHash(text)),
    );
  const players = html.matchAll(/\bdata-player="([^"]*)"/g);
  return {
    scripts: found('script', isRun),
    styles: found('style'),
    frames: new Set([...players].map(([, player = '']) => new URL(player).origin)),
  };
}

/** styled-components fills an empty `<style>` through the CSSOM, which the hash of the empty text allows. */
const emptyStyle = sourceHash('');

/** Sources by directive. */
type Sources = Readonly<Record<string, readonly string[]>>;

const serialised = (sources: Sources) =>
  Object.entries(sources)
    .filter(([, words]) => words.length > 0)
    .map(([directive, words]) => [directive, ...words].join(' '))
    .join('; ');

const none = ["'none'"] as const;

/**
 * Everything that a page may use: nothing but what is listed, no inline code or style but what the build itself put there, no `eval`, and no
 * host but those of the configured services.
 *
 * Trusted Types keep text from being turned into code or markup (`src/browser/trustedTypes.ts` has the one policy of ours). Scripts of
 * other companies bring policies of their own, whose names change with them: where such a service is configured, names are not limited.
 */
function allowed({ scripts, styles, frames }: InlineSources, services: Services) {
  const hosts = serviceHosts(services);
  const orNone = (words: readonly string[]) => (words.length > 0 ? words : none);
  return {
    'script-src': ["'self'", ...scripts, ...hosts['script-src']],
    'style-src': ["'self'", emptyStyle, ...styles, ...hosts['style-src']],
    'img-src': ["'self'", 'data:', ...hosts['img-src']],
    'font-src': ["'self'", ...hosts['font-src']],
    'connect-src': ["'self'", ...hosts['connect-src']],
    'frame-src': orNone([...hosts['frame-src'], ...frames]),
    'media-src': orNone(hosts['media-src']),
    'object-src': none,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': none,
    'form-action': ["'self'", ...hosts['form-action']],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': hosts['script-src'].length > 0 ? [] : ['default'],
  } satisfies Sources;
}

/** The policy that a page carries in its own `<meta>`: it names what this page has inline, and nothing else. */
export const contentSecurityPolicy = (inline: InlineSources, services: Services) =>
  serialised({ 'default-src': none, ...allowed(inline, services) });

/**
 * The policies that hosts send with every document. They choose headers by address and folders have many pages, so these list what all
 * pages have inline; a browser obeys them and the page's own. Only a header can forbid framing.
 *
 * They are two, one for styles and one for all else, since a host may limit the length of a line (`deploy/staticHosts.ts`). Therefore
 * the other lists every kind of source: a `default-src` in it would rule styles too.
 */
export function headerPolicies(pages: Iterable<InlineSources>, services: Services): string[] {
  const list = [...pages];
  const union = (kind: keyof InlineSources) => new Set(list.flatMap((page) => [...page[kind]]));
  const all = { scripts: union('scripts'), styles: union('styles'), frames: union('frames') };
  const { 'style-src': styles, ...others } = allowed(all, services);
  return [serialised({ ...others, 'frame-ancestors': none }), serialised({ 'style-src': styles })];
}
