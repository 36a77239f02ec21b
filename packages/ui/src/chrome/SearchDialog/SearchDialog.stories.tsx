import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { longName, longWord } from '../../samples/cards';
import { SearchDialog, type SearchItem } from './SearchDialog';

/** What stands between two stars was searched for. */
const marked = (text: string) =>
  text.split('*').map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }));

const item = (title: string, excerpt: string, more?: Partial<SearchItem>): SearchItem => ({
  href: `/found/${title.length}`,
  title: marked(title),
  excerpt: marked(excerpt),
  ...more,
});

const gears = '… the moon pulls, and the *tide* turns a wheel of 57 teeth …';
const groups = [
  {
    heading: 'Posts',
    items: [
      item('A *tide* clock without a battery', gears, { isArticle: true, place: 'Gears' }),
      item('What a kettle knows', 'Water, heat and the *tide* of steam.', { isArticle: true }),
    ],
  },
  { heading: 'Skills', items: [item('*Tide*', 'Tools')] },
];

/** In a frame of its own: an open dialog is over everything in its window. */
const meta = {
  title: 'Chrome/SearchDialog',
  component: SearchDialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '34rem' } },
    usage: {
      do: 'lead to the section in which the word stands.',
      dont: 'show a result without saying what was found in it.',
      keys: {
        '↓ ↑': 'Mark the next or the previous result, round and round.',
        Enter: 'Follows the marked result.',
        Escape: 'Closes it; the focus goes back to where it was.',
      },
      reader: 'The field as a combobox, how many results there are, and each result as an option.',
    },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    query: 'tide',
    onQueryChange: fn(),
    status: 'done',
    groups,
    total: 3,
    onRetry: fn(),
    allHref: '/search',
    hasShortcut: true,
    onShortcutChange: fn(),
  },
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrows go round, and the focus stays in the field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search this site' });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 results');
    const selected = () => canvas.getByRole('option', { selected: true });
    await expect(field).toHaveAttribute('aria-activedescendant', selected().id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(selected()).toHaveTextContent('Tide');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', selected().id);
    const posts = within(canvas.getByRole('group', { name: 'Posts' }));
    await expect(posts.getAllByRole('option')).toHaveLength(2);
  },
};

export const BeforeTyping: Story = { args: { query: '', status: 'idle', groups: [] } };
export const Searching: Story = { args: { status: 'searching', groups: [] } };

/** Only the best of many are shown. */
export const Many: Story = {
  args: { total: 57 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The best 3 of 57 results');
  },
};

/** Without a connection, what has been read is looked through. */
export const Offline: Story = { args: { isKeptOnly: true } };

/** From right to left, in a script without spaces, and both in one list. */
export const OtherScripts: Story = {
  args: {
    query: '水',
    groups: [
      {
        heading: '記事',
        items: [item('お茶と*水*', '東京の*水*は柔らかい。', { place: '沸かす' })],
      },
      { heading: 'مقالات', items: [item('*الماء* في المدينة', 'طريق *الماء*')] },
    ],
    total: 2,
  },
};

/** With the key of one letter switched off (WCAG 2.2 2.1.4). */
export const NothingFound: Story = {
  args: { query: 'cobol', groups: [], total: 0, hasShortcut: false },
};

export const Failed: Story = { args: { status: 'failed', groups: [] } };

export const LongText: Story = {
  args: {
    query: longWord,
    groups: [
      {
        heading: 'Projects',
        items: [item(longName, longWord, { isArticle: true, place: longName })],
      },
    ],
  },
};
