import type { Services } from '@portfolio/content/node';
import { hash } from 'node:crypto';
import { serviceHosts } from './serviceHosts';

/** Returns the hash that allows an inline script or style in a policy. */
export const sourceHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

const unique = (values: readonly string[]) => [...new Set(values)];

/** Returns true for inline scripts, except those that contain data, such as `application/ld+json`. */
const isExecutable = (attributes: string) => {
  const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return !/\bsrc=/.test(attributes) && ['', 'module', 'text/javascript'].includes(type);
};

/** Returns what a document's policy must allow: hashes of its inline scripts and styles, and hosts of its video players. */
function inlineSources(html: string) {
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

/** Returns the policy for a document's `<meta>`, which allows only this document's inline code, and the hosts of configured services. */
export function contentSecurityPolicy(html: string, services: Services): string {
  const { scripts, styles, frames } = inlineSources(html);
  const hosts = serviceHosts(services);
  const none = ["'none'"];
  const orNone = (values: readonly string[]) => (values.length > 0 ? values : none);
  const directives: Record<string, readonly string[]> = {
    'default-src': none,
    'script-src': ["'self'", ...scripts, ...hosts['script-src']],
    'style-src': ["'self'", emptyStyleHash, ...styles, ...hosts['style-src']],
    'img-src': ["'self'", 'data:', ...hosts['img-src']],
    'font-src': ["'self'", ...hosts['font-src']],
    'connect-src': ["'self'", ...hosts['connect-src']],
    'frame-src': orNone([...hosts['frame-src'], ...frames]),
    'media-src': orNone(hosts['media-src']),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': none,
    'form-action': ["'self'", ...hosts['form-action']],
    'require-trusted-types-for': ["'script'"],
    // Third-party scripts create Trusted Types policies whose names change, so a site with such scripts allows any name.
    'trusted-types': hosts['script-src'].length > 0 ? [] : ['default'],
  };
  return Object.entries(directives)
    .filter(([, values]) => values.length > 0)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}
