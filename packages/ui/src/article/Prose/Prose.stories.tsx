import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import {
  awkwardBlocksSample,
  blocksSample,
  codeMarkup,
  everyBlockSample,
  imageMarkup,
  richBlocksSample,
  sectionsFrom,
  tableMarkup,
} from '../../samples/article';
import { missingPhotoSample } from '../../samples/cards';
import { withClipboard } from '../../samples/clipboard';
import { inArticle } from '../../samples/columns';
import { loadBlocks } from './loadBlocks';
import { loadVideo } from '../Video/loadVideo';
import { Prose } from './Prose';

/* As in an article: on a tile of its page. */
const meta = {
  title: 'Media and documents/Prose (rich text, table, code, quote)',
  id: 'article-prose',
  component: Prose,
  args: { sections: everyBlockSample },
  decorators: [inArticle],
  parameters: {
    usage: {
      do: 'begin with the point, and keep paragraphs short.',
      dont: 'skip a level of headings.',
      keys: { Tab: 'Stops at code and tables only where they scroll.', '→ ←': 'Scroll them.' },
      reader: 'Headings, lists, tables with headers; code is read as it is written.',
    },
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A section with one block. */
const only = (block: string, heading = 'One block') => ({
  sections: sectionsFrom(`<section id="one"><h2>${heading}</h2>${block}</section>`),
});

/** Every kind of block there is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Overview',
      'Key features',
      'How it works',
    ]);
    await expect(document.getElementById('overview')).toContainElement(headings[0]!);
    // A long article is no list of landmarks.
    await expect(canvas.queryByRole('region', { name: 'Overview' })).toBeNull();
  },
};

const writeText = fn(async () => {});

/** Long lines scroll; the block takes the focus, so that the keyboard can scroll it too. With room for all of itself it is no stop. */
export const Code: Story = {
  args: only(codeMarkup),
  beforeEach: withClipboard(writeText),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('group', {
      name: 'The loop of the reader',
    });
    const stops = [
      canvas.getByRole('link', { name: 'One block' }),
      canvas.getByRole('button', { name: 'Copy code' }),
      code,
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await expect(code).toHaveAttribute('translate', 'no');
    code.style.fontSize = '2px';
    await waitFor(() => expect(code).not.toHaveAttribute('tabindex'));
    await expect(canvas.queryByRole('group')).toBeNull();
    code.style.fontSize = '';
    await waitFor(() => expect(code).toHaveAttribute('tabindex', '0'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(writeText).toHaveBeenLastCalledWith(code.textContent);
  },
};

/** A table with room for all of itself is no stop on the way. */
export const Table: Story = {
  args: only(tableMarkup),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'What each part costs' });
    const scroller = table.parentElement!;
    scroller.style.inlineSize = '5rem';
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'));
    scroller.style.inlineSize = '';
    await waitFor(() => expect(scroller).not.toHaveAttribute('tabindex'));
    await expect(getComputedStyle(table).minInlineSize).toBe('0px');
    const [, row] = within(table).getAllByRole('row');
    await expect(within(row!).getAllByRole('rowheader')).toHaveLength(1);
  },
};

/** Callouts, keys, marked words, details, quotations, tasks, formulas, a video and footnotes. */
export const Rich: Story = {
  loaders: [loadVideo],
  args: { sections: richBlocksSample },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Done' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'To do' })).not.toBeChecked();
    const task = canvas.getByRole('checkbox', { name: 'Done' }).closest('li')!;
    await expect(getComputedStyle(task, '::before').content).toBe('none');
    await userEvent.click(canvas.getByText('What the reader costs'));
    await expect(canvas.getByText('Less than a ticket.')).toBeVisible();
    const reference = canvas.getByRole('doc-noteref');
    const note = canvasElement.querySelector(reference.getAttribute('href') ?? '');
    await expect(note).toHaveTextContent('Said the manual of 2019.');
    const back = canvas.getByRole('doc-backlink').getAttribute('href') ?? '';
    await expect(canvasElement.querySelector(back)).toBe(reference);
    await expect(canvasElement.querySelector('mfrac')?.namespaceURI).toMatch(/MathML$/);
  },
};

/** A gallery, entries, cards, questions, a timeline and an embed. */
export const Blocks: Story = {
  loaders: [loadVideo, loadBlocks],
  args: { sections: blocksSample },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Enlarge/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open: The way to the stop' })).toBeVisible();
    await expect(canvas.getByText('December 2024')).toHaveAttribute('datetime', '2024-12');
    const answer = canvas.getByText('It keeps quiet then.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Does it work at night?'));
    await expect(answer).toBeVisible();
    // The link in a card's text lies above the link of the card.
    const link = canvas.getByRole('link', { name: 'an author' });
    link.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = link.getBoundingClientRect();
    await expect(link).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const LongText: Story = {
  args: { sections: awkwardBlocksSample },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    // The caption of a table that scrolls does not.
    const caption = canvas.getByText('Announcements by hour');
    const room = caption.clientWidth - parseFloat(getComputedStyle(caption).paddingInlineEnd);
    await expect(room).toBeLessThan(caption.closest('div')!.clientWidth + 1);
    // Many columns are not crushed on a narrow screen.
    await expect(getComputedStyle(caption.closest('table')!).minInlineSize).toBe('544px');
  },
};

export const MissingImage: Story = {
  args: only(
    `<figure>${imageMarkup(missingPhotoSample)}<figcaption>What it would have shown.</figcaption></figure>`,
    'A picture that is not there',
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('figure > button img')).toBeNull());
  },
};
