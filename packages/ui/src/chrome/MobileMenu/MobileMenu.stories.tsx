import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { longWord } from '../../samples/cards';
import { longNavigationSample, navigationSample, ownerSample } from '../../samples/chrome';
import { MobileMenu } from './MobileMenu';

const meta = {
  title: 'Chrome/MobileMenu',
  component: MobileMenu,
  parameters: {
    usage: {
      do: 'keep the order of the navigation.',
      dont: 'open it by itself.',
      keys: {
        Tab: 'Stays inside while it is open.',
        Escape: 'Closes it; the focus returns to the three bars.',
      },
      reader: '“Menu, dialog”; the current page is said to be so.',
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '34rem' } },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    id: 'menu',
    brand: <b>{ownerSample}</b>,
    links: navigationSample('Home'),
    foot: <a href="mailto:owner@example.com">owner@example.com</a>,
    isOpen: true,
    onToggle: fn(),
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Labels as long as translation makes them, on the narrowest of phones. */
export const LongText: Story = {
  args: {
    brand: <b>{longWord}</b>,
    links: longNavigationSample,
    foot: <a href="mailto:owner@example.com">{`${longWord}@example.com`}</a>,
  },
};
export const WithoutFoot: Story = { args: { foot: undefined } };
