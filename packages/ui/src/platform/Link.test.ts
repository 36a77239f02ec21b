import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Link, type LinkProps } from './Link';
import { UiProvider, type LinkSlotProps } from './UiProvider';

const RouterLink = ({ href, ...rest }: LinkSlotProps) =>
  createElement('a', { ...rest, href, 'data-router': true });

const render = (props: LinkProps) =>
  renderToStaticMarkup(
    createElement(UiProvider, {
      link: RouterLink,
      children: createElement(Link, { children: 'Words', ...props }),
    }),
  );

it('renders a plain anchor by default', () => {
  const link = createElement(Link, { href: '/about' }, 'Words');
  expect(renderToStaticMarkup(link)).toBe('<a href="/about">Words</a>');
});

it.each<[props: LinkProps, attributes: string]>([
  // Internal links use the app's component; others bypass the router.
  [{ href: '/about' }, 'href="/about" data-router="true"'],
  [{ href: '#main' }, 'href="#main"'],
  [{ href: 'mailto:a@example.com' }, 'href="mailto:a@example.com"'],
  [{ href: '/resume.pdf', download: 'r' }, 'download="r" href="/resume.pdf"'],
  // Other sites get no referrer or opener.
  [{ href: '//example.com/' }, 'rel="noopener noreferrer" href="//example.com/"'],
  [
    { href: 'https://example.com/', rel: 'me' },
    'rel="me noopener noreferrer" href="https://example.com/"',
  ],
])('renders %j', (props, attributes) => {
  expect(render(props)).toBe(`<a ${attributes}>Words</a>`);
});

it('announces a new tab in visually hidden text', () => {
  expect(render({ href: '/certificates', newTab: true })).toMatch(
    /^<a target="_blank" rel="noopener noreferrer" href="\/certificates" data-router="true"><span>Words<\/span><span data-nosnippet="" [^>]+> \(opens in a new tab\)<\/span><\/a>$/,
  );
});
