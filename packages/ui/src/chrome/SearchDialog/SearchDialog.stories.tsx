import preview from '../../../.storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';

import { longName, longWord } from '../../samples/cards';
import { SearchDialog, type SearchItem } from './SearchDialog';

/** Marks text between asterisks as a match. */
const marked = (text: string) =>
  text.split('*').map((segment, index) => ({ text: segment, isMatch: index % 2 === 1 }));

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
      item('A *tide* clock without a battery', gears, { isArticle: true, section: 'Gears' }),
      item('How a kettle knows when to stop', 'Water, heat and a *tide* of steam.', {
        isArticle: true,
      }),
    ],
  },
  { heading: 'Skills', items: [item('*Tide*', 'Tools')] },
];

/** The stories run in frames, because an open dialog covers the window. */
const meta = preview.meta({
  title: 'Navigation and layout/SearchDialog (modal, dialog, command palette)',
  id: 'chrome-searchdialog',
  component: SearchDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '34rem' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    onEarlyEnter: fn(),
    query: 'tide',
    onQueryChange: fn(),
    status: 'done',
    groups,
    total: 3,
    onRetry: fn(),
    allHref: '/search',
    hasShortcut: true,
    onShortcutChange: fn(),
  } as const,
});

/** Arrow keys wrap around, and focus stays in the field. */
export const Default = meta.story({
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
});

const withoutResults = { docs: { story: { height: '18rem' } } };

export const BeforeTyping = meta.story({
  parameters: withoutResults,
  args: { query: '', status: 'idle', groups: [] },
});

/** Shows the best of many results. Offline, only cached pages are searched. */
export const Offline = meta.story({ args: { isCachedOnly: true, total: 57 } });

/** Right-to-left text, a language without spaces, and mixed text. */
export const OtherScripts = meta.story({
  args: {
    query: '水',
    groups: [
      {
        heading: '記事',
        items: [item('お茶と*水*', '東京の*水*は柔らかい。', { section: '沸かす' })],
      },
      { heading: 'مقالات', items: [item('*الماء* في المدينة', 'طريق *الماء*')] },
    ],
    total: 2,
  },
});

/** The visitor has turned off the `/` shortcut (WCAG 2.2, 2.1.4). */
export const NothingFound = meta.story({
  parameters: withoutResults,
  args: { query: 'cobol', groups: [], total: 0, hasShortcut: false },
});

export const Failed = meta.story({
  parameters: withoutResults,
  args: { status: 'failed', groups: [] },
});

export const LongText = meta.story({
  args: {
    query: longWord,
    groups: [
      {
        heading: 'Projects',
        items: [item(longName, longWord, { isArticle: true, section: longName })],
      },
    ],
  },
});
