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
  title: 'Chrome/SiteHeader',
  component: SiteHeader,
  subcomponents: { PendingLine, ThemeToggle },
  parameters: {
    usage: {
      do: 'mark the page that is open; show the sun by day, the moon in the dark.',
      dont: 'add links that the menu does not have, or remember the theme unless the owner says so.',
      keys: {
        Tab: 'Goes along the links, the theme button and the three bars; stays inside the menu while it is open.',
        Escape: 'Closes the menu; the focus returns to the three bars.',
      },
      reader:
        '“Navigation”; the current page as “current page”; “Dark theme, toggle button”, pressed or not. The menu is “Menu, dialog”, and opens by its button alone.',
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

/** The navigation stands in the colour of the page's head. */
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

/** On a page without a head's tile it takes the page's ground. Sun or moon follow the body's class, before the script has run too. */
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

/** While the next page is on its way; the line waits for 300 ms before it shows. */
export const Pending: Story = {
  args: { children: <PendingLine isPending /> },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('progressbar');
    await expect(getComputedStyle(line).animationDelay).toBe('0.3s');
  },
};

/** The owner has switched the search off. */
export const WithoutSearch: Story = { args: { searchHref: undefined } };

/** Labels as long as translation makes them: the stops stand in two rows, each with its line. */
export const LongText: Story = {
  args: { links: longNavigationSample, owner: 'Priyadharshini Balasubramaniam' },
  play: async ({ args, canvas }) => {
    // The name breaks between its words, and no stop runs into it.
    const header = within(canvas.getByRole('banner'));
    const words = document.createRange();
    words.selectNodeContents(header.getByText(args.owner));
    const lines = [...words.getClientRects()];
    await expect(lines.length).toBeLessThanOrEqual(2);
    const name = words.getBoundingClientRect();
    for (const link of header.getAllByRole('link', { name: /^(?!Priya)/ })) {
      const { left, right } = link.getBoundingClientRect();
      await expect(left >= name.right || right <= name.left).toBe(true);
    }
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'wide' } } };

/** Below 70rem a button with three bars stands for the links. */
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

/** The menu of all links: a frame of its own, since it is over everything in its window. */
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

/** Labels as long as translation makes them. */
export const MenuLongText: Story = {
  ...Menu,
  args: {
    owner: longWord,
    links: longNavigationSample,
    isMenuOpen: true,
    menuFoot: <a href={`mailto:${address}`}>{`${longWord}@example.com`}</a>,
  },
};

/** Text at 200 %: there is no room for the links at any width, so the menu stands for them. */
export const LargeText: Story = {
  // A page of its own: its text is the whole document's.
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
