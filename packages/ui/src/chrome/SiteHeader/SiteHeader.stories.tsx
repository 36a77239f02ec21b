import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { longWord } from '../../samples/cards';
import { headerSample, longNavigationSample, navigationWithCurrent } from '../../samples/chrome';
import { PageFrame } from '../PageFrame/PageFrame';
import { PageHead } from '../PageHead/PageHead';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import { PendingLine, SiteHeader } from './SiteHeader';

const meta = preview.meta({
  title: 'Navigation and layout/SiteHeader (navbar, menu, hamburger, drawer)',
  id: 'chrome-siteheader',
  component: SiteHeader,
  subcomponents: { PendingLine, ThemeToggle },
  parameters: { layout: 'fullscreen', docs: { story: { height: '14rem' } } },
  args: {
    ...headerSample,
    searchHref: '/search',
    onSearch: fn(),
    onToggleTheme: fn(),
    onMenuToggle: fn(),
  },
  render: function Header({ isMenuOpen, onMenuToggle, ...args }) {
    const [isOpen, setIsOpen] = useState(isMenuOpen);
    return (
      <PageFrame
        header={
          <SiteHeader
            {...args}
            isMenuOpen={isOpen}
            onMenuToggle={(next) => {
              setIsOpen(next);
              onMenuToggle(next);
            }}
          />
        }
        footer={null}
      >
        <PageHead heading="Projects" tile="ink" kolam="diamond" />
      </PageFrame>
    );
  },
});

/** The header takes the colours of the page head below it. */
export const Default = meta.story();

/**
 * On a page without a tile, the header has the page's background. The theme icon follows the body's class, even before scripts run.
 */
export const WithoutTile = meta.story({
  args: { theme: 'dark' },
  globals: { theme: 'dark' },
  render: (args) => (
    <PageFrame header={<SiteHeader {...args} />} footer={null}>
      <h1>A page without a tile</h1>
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    const [moon, sun] = canvas
      .getByRole('button', { name: 'Dark theme', pressed: true })
      .querySelectorAll('svg');
    await expect(moon).toBeVisible();
    await expect(sun).not.toBeVisible();
    document.body.classList.remove('dark');
    await expect(sun).toBeVisible();
    await expect(moon).not.toBeVisible();
    document.body.classList.add('dark');
  },
});

/** While the next page loads, a line runs along the header. It appears after 300 ms. */
export const Pending = meta.story({
  args: { children: <PendingLine isPending /> },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('progressbar');
    await expect(getComputedStyle(line).animationDelay).toBe('0.3s');
  },
});

/** The owner has turned off search. */
export const WithoutSearch = meta.story({ args: { searchHref: undefined } });

/** Links with long labels wrap into two rows, each with a drawn line below it. */
export const LongText = meta.story({
  args: { links: longNavigationSample, owner: 'Priyadharshini Balasubramaniam' },
  play: async ({ args, canvas }) => {
    // The name breaks between words, and no link overlaps it.
    const header = within(canvas.getByRole('banner'));
    const range = document.createRange();
    range.selectNodeContents(header.getByText(args.owner));
    const lines = [...range.getClientRects()];
    await expect(lines.length).toBeLessThanOrEqual(2);
    const nameBox = range.getBoundingClientRect();
    for (const link of header.getAllByRole('link', { name: /^(?!Priya)/ })) {
      const { left, right } = link.getBoundingClientRect();
      await expect(left >= nameBox.right || right <= nameBox.left).toBe(true);
    }
  },
});

/** With more than ten links, the header shows nine, including the current one; the menu shows all. */
export const ManyLinks = meta.story({
  args: {
    links: [
      ...navigationWithCurrent('Uses'),
      ...['Photography', 'Talks', 'Uses'].map((label) => ({
        label,
        href: `/${label}`,
        isCurrent: label === 'Uses',
      })),
    ],
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links).toHaveLength(9);
    await expect(links.at(-1)).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(canvas.getByRole('dialog', { name: 'Menu' }));
    await expect(menu.getAllByRole('link')).toHaveLength(13);
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
  },
});

/** Below 70rem, a menu button replaces the links. A name with a long word shrinks to fit in two lines. */
export const MenuButton = meta.story({
  args: { owner: 'Sanna Mäkelä-Hyvärinen' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(within(canvas.getByRole('banner')).getByText(args.owner));
    await expect(range.getClientRects()).toHaveLength(2);
    const menuButton = canvas.getByRole('button', { name: 'Open menu' });
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();

    await userEvent.click(menuButton);
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.contains(document.activeElement)).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');

    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(menu).not.toBeVisible());
    await expect(menuButton).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    await expect(args.onMenuToggle).toHaveBeenLastCalledWith(false);
  },
});

const address = 'owner@example.com';

/** The menu with all links. Shown in a frame, because the menu covers the window. */
export const Menu = meta.story({
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    links: navigationWithCurrent('Home'),
    isMenuOpen: true,
    menuFooter: <a href={`mailto:${address}`}>{address}</a>,
  },
});

export const MenuLongText = meta.story({
  ...Menu.input,
  args: {
    owner: longWord,
    links: longNavigationSample,
    isMenuOpen: true,
    menuFooter: <a href={`mailto:${address}`}>{`${longWord}@example.com`}</a>,
  },
});

/** At 200 % text size, the menu button replaces the links at any width. */
export const LargeText = meta.story({
  // Shown in a frame, because the story changes the document's text size.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => void style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
