import type { Services } from '@portfolio/content/node';
import { hash } from 'node:crypto';
import { serviceHosts } from './serviceHosts';

/** Returns the hash that allows an inline script or style in a policy. */
export const sourceHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Sources that a page's policy must allow: hashes of inline scripts and styles, and hosts of video players. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
  frames: readonly string[];
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** Returns true for inline scripts, except those that contain data, such as `application/ld+json`. */
const isExecutable = (attributes: string) => {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return !/\bsrc=/.test(attributes) && ['', 'module', 'text/javascript'].includes(type);
};

/** Collects the hashes of a page's inline code, and the hosts of the page's video players. */
export function inlineSources(html: string): InlineSources {
  const hashesOf = (element: string, isCounted: (attributes: string) => boolean = () => true) =>
    unique(
      [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([^]*?)</${element}>`, 'g'))]
        .filter(([, attributes = '']) => isCounted(attributes))
        .map(([, , text = '']) => sourceHash(text)),
    );
  const players = html.matchAll(/\bdata-player="([^"]*)"/g);
  return {
    scripts: hashesOf('script', isExecutable),
    styles: hashesOf('style'),
    frames: unique([...players].map(([, player = '']) => new URL(player).origin)),
  };
}

/** Allows the empty `<style>` that styled-components fills through the CSSOM. */
const emptyStyleHash = sourceHash('');

type Sources = Readonly<Record<string, readonly string[]>>;

const serialised = (sources: Sources) =>
  Object.entries(sources)
    .filter(([, values]) => values.length > 0)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');

const none = ["'none'"] as const;

function allowedSources({ scripts, styles, frames }: InlineSources, services: Services) {
  const hosts = serviceHosts(services);
  const orNone = (values: readonly string[]) => (values.length > 0 ? values : none);
  return {
    'script-src': ["'self'", ...scripts, ...hosts['script-src']],
    'style-src': ["'self'", emptyStyleHash, ...styles, ...hosts['style-src']],
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
    // Third-party scripts create Trusted Types policies whose names change, so a site with such scripts allows any name.
    'trusted-types': hosts['script-src'].length > 0 ? [] : ['default'],
  } satisfies Sources;
}

/** Returns the policy for a page's `<meta>`, which allows only this page's inline code. */
export const contentSecurityPolicy = (inline: InlineSources, services: Services) =>
  serialised({ 'default-src': none, ...allowedSources(inline, services) });

/**
 * Returns the policies that hosts send as headers with the given pages. Only a header can forbid framing.
 *
 * Hosts limit the length of a header (`deploy/staticHosts.ts`), so styles have a separate policy. The policy for everything else has no
 * `default-src`, because this directive restricts styles too.
 */
export function headerPolicies(pages: readonly InlineSources[], services: Services): string[] {
  const union = (kind: keyof InlineSources) => unique(pages.flatMap((page) => page[kind]));
  const all = { scripts: union('scripts'), styles: union('styles'), frames: union('frames') };
  const { 'style-src': styles, ...others } = allowedSources(all, services);
  return [serialised({ ...others, 'frame-ancestors': none }), serialised({ 'style-src': styles })];
}
