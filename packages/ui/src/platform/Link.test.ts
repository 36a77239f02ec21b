import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

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

describe('Link', () => {
  it("renders internal links with the app's link component", () => {
    expect(render({ href: '/about' })).toBe('<a href="/about" data-router="true">Words</a>');
  });

  it('renders a plain anchor by default', () => {
    expect(renderToStaticMarkup(createElement(Link, { href: '/about' }, 'Words'))).toBe(
      '<a href="/about">Words</a>',
    );
  });

  it.each<LinkProps>([
    { href: 'https://example.com/' },
    { href: '//example.com/' },
    { href: 'mailto:a@example.com' },
    { href: '#main' },
    { href: '/resume.pdf', download: true },
  ])('bypasses the router for %j', (props) => {
    expect(render(props)).not.toContain('data-router');
  });

  it("uses the app's component for internal links in new tabs", () => {
    expect(render({ href: '/feedback', newTab: true })).toContain('data-router');
  });

  it('gives other sites no referrer or opener', () => {
    expect(render({ href: 'https://example.com/' })).toContain('rel="noopener noreferrer"');
    expect(render({ href: 'mailto:a@example.com' })).not.toContain('rel=');
  });

  it("keeps the link's own `rel` value", () => {
    expect(render({ href: 'https://example.com/', rel: 'me' })).toContain(
      'rel="me noopener noreferrer"',
    );
  });

  it('announces a new tab in visually hidden text', () => {
    const link = render({ href: '/certificates', newTab: true });
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer"');
    expect(link).toMatch(
      /<span>Words<\/span><span data-nosnippet="" [^>]+> \(opens in a new tab\)<\/span><\/a>$/,
    );
  });
});
