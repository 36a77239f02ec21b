import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { longWord } from '../../samples/cards';
import { headerSample, longNavigationSample, navigationSample } from '../../samples/chrome';
import { PageFrame } from '../PageFrame/PageFrame';
import { PageHead } from '../PageHead/PageHead';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import { PendingLine, SiteHeader } from './SiteHeader';

const meta = {
  title: 'Navigation and layout/SiteHeader (navbar, menu, hamburger, drawer)',
  id: 'chrome-siteheader',
  component: SiteHeader,
  subcomponents: { PendingLine, ThemeToggle },
  parameters: {
    usage: {
      do: 'mark the current page; show the sun in light mode and the moon in dark mode.',
      dont: 'add links that the menu lacks, or store the theme unless configured.',
      keys: {
        Tab: 'Moves through the links, the theme button and the menu button; stays inside an open menu.',
        Escape: 'Closes the menu and returns focus to its button.',
      },
      reader:
        '“Navigation”; the current page as “current page”; “Dark theme, toggle button”, pressed or not. The menu is “Menu, dialog”.',
    },
    layout: 'fullscreen',
    docs: { story: { height: '28rem' } },
  },
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
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The navigation has the colour of the page's head. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'Projects' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    const toggle = canvas.getByRole('button', { name: 'Dark theme', pressed: false });
    await userEvent.click(toggle);
    await expect(args.onToggleTheme).toHaveBeenCalledOnce();
    const head = canvasElement.querySelector('[data-page-tile]')!;
    await expect(getComputedStyle(canvas.getByRole('banner')).backgroundColor).toBe(
      getComputedStyle(head).backgroundColor,
    );
  },
};

/**
 * On a page without a tile, it has the page's background. The theme icon follows the body's class, even before the script
 * runs.
 */
export const OnGround: Story = {
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
};

/** While the next page loads; the line appears after 300 ms. */
export const Pending: Story = {
  args: { children: <PendingLine isPending /> },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('progressbar');
    await expect(getComputedStyle(line).animationDelay).toBe('0.3s');
  },
};

/** Search is disabled by the owner. */
export const WithoutSearch: Story = { args: { searchHref: undefined } };

/** Translated labels can be long: the stops wrap into two rows, each with its line. */
export const LongText: Story = {
  args: { links: longNavigationSample, owner: 'Priyadharshini Balasubramaniam' },
  play: async ({ args, canvas }) => {
    // The name breaks between words and no stop overlaps it.
    const header = within(canvas.getByRole('banner'));
    const range = document.createRange();
    range.selectNodeContents(header.getByText(args.owner));
    const lines = [...range.getClientRects()];
    await expect(lines.length).toBeLessThanOrEqual(2);
    const name = range.getBoundingClientRect();
    for (const link of header.getAllByRole('link', { name: /^(?!Priya)/ })) {
      const { left, right } = link.getBoundingClientRect();
      await expect(left >= name.right || right <= name.left).toBe(true);
    }
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'wide' } } };

/** Below 70rem, a three-bar button replaces the links. */
export const MenuButton: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas }) => {
    const burger = canvas.getByRole('button', { name: 'Open menu' });
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();

    await userEvent.click(burger);
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.contains(document.activeElement)).toBe(true);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');

    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(menu).not.toBeVisible());
    await expect(burger).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    await expect(args.onMenuToggle).toHaveBeenLastCalledWith(false);
  },
};

const address = 'owner@example.com';

/** The menu of all links, in its own frame, since it covers its window. */
export const Menu: Story = {
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    links: navigationSample('Home'),
    isMenuOpen: true,
    menuFoot: <a href={`mailto:${address}`}>{address}</a>,
  },
};

export const MenuWithoutFoot: Story = { ...Menu, args: { isMenuOpen: true } };

/** With long translated labels. */
export const MenuLongText: Story = {
  ...Menu,
  args: {
    owner: longWord,
    links: longNavigationSample,
    isMenuOpen: true,
    menuFoot: <a href={`mailto:${address}`}>{`${longWord}@example.com`}</a>,
  },
};

/** At 200 % text, the menu replaces the links at any width. */
export const LargeText: Story = {
  // In its own frame: the text size is the document's.
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => void style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
