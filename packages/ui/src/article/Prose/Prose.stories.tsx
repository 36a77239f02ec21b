import preview from '../../../.storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import {
  longBlocksSample,
  blocksSample,
  diagramMarkup,
  commonBlocksSample,
  richBlocksSample,
  sectionsFrom,
} from '../../samples/article';
import { withClipboard } from '../../samples/clipboard';
import { inArticle } from '../../samples/columns';
import { loadRareParts, loadVideo } from './lazyComponents';
import { Prose } from './Prose';

const meta = preview.meta({
  title: 'Media and documents/Prose (rich text, table, code, quote)',
  id: 'article-prose',
  component: Prose,
  args: { sections: commonBlocksSample },
  decorators: [inArticle],
});

const withOneBlock = (block: string) => ({
  sections: sectionsFrom(`<section id="one"><h2>One block</h2>${block}</section>`),
});

const writeText = fn(async () => {});

/** Code with long lines scrolls and is focusable. Code that fits is not focusable. */
export const Default = meta.story({
  beforeEach: withClipboard(writeText),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('group', { name: 'The reader’s main loop' });
    const copy = canvas.getByRole('button', { name: 'Copy code' });
    copy.focus();
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('translate', 'no');
    code.style.fontSize = '2px';
    await waitFor(() => expect(code).not.toHaveAttribute('tabindex'));
    await expect(canvas.queryByRole('group')).toBeNull();
    code.style.fontSize = '';
    await waitFor(() => expect(code).toHaveAttribute('tabindex', '0'));
    await userEvent.click(copy);
    await expect(writeText).toHaveBeenLastCalledWith(code.textContent);
  },
});

/** Callouts, keyboard keys, highlights, details, quotations, task lists, formulas, a video and footnotes. */
export const RichText = meta.story({
  loaders: [loadVideo, loadRareParts],
  args: { sections: richBlocksSample },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Done' })).toBeChecked();
    const reference = canvas.getByRole('doc-noteref');
    const note = canvasElement.querySelector(reference.getAttribute('href') ?? '');
    await expect(note).toHaveTextContent('According to the manual of 2019.');
    const back = canvas.getByRole('doc-backlink').getAttribute('href') ?? '';
    await expect(canvasElement.querySelector(back)).toBe(reference);
    // A callout with its own title also names its kind, because colour alone must not convey the kind (WCAG 2.2, 1.4.1).
    await expect(canvas.getByText('Caution')).toBeVisible();
    await expect(canvas.getAllByText('Warning')).toHaveLength(1);
    await expect(canvasElement.querySelector('mfrac')?.namespaceURI).toMatch(/MathML$/);
  },
});

export const Diagram = meta.story({
  loaders: [loadRareParts],
  args: withOneBlock(diagramMarkup('From water to tea', 'Water', 'Tea')),
  play: async ({ canvas }) => {
    const diagram = canvas.getByRole('img', { name: 'From water to tea' });
    await expect(getComputedStyle(diagram.querySelector('rect')!).stroke).toBe(
      getComputedStyle(diagram.querySelector('text')!).fill,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const wideDiagram = withOneBlock(
  diagramMarkup(
    'A tea party',
    ...[
      'Invitations',
      'Kettle',
      'Water',
      'Leaves',
      'Pot',
      'Sieve',
      'Cup',
      'Milk',
      'Cake',
      'Guests',
    ],
  ),
);

/** Wide diagrams scroll. A button shows the whole drawing. */
export const WideDiagram = meta.story({
  loaders: [loadRareParts],
  args: wideDiagram,
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'A tea party' });
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge: A tea party' }));
    const dialog = canvas.getByRole('dialog', { name: 'A tea party' });
    const enlarged = within(dialog).getByRole('img', { name: 'A tea party' });
    const { left, right } = enlarged.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  },
});

/** On a phone in portrait orientation, an enlarged wide drawing is rotated, so that all of it fits. */
export const WideDiagramOnPhone = meta.story({
  ...WideDiagram.input,
  parameters: { docs: { story: { height: '40rem' } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge: A tea party' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'A tea party' }));
    const drawing = dialog.getByRole('img', { name: 'A tea party' }).getBoundingClientRect();
    await expect(drawing.height).toBeGreaterThan(drawing.width);
    await expect(drawing.left).toBeGreaterThanOrEqual(0);
    await expect(drawing.right).toBeLessThanOrEqual(window.innerWidth);
    const close = dialog.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(close.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** A gallery, entries, cards, questions, a timeline and an embed. */
export const Blocks = meta.story({
  loaders: [loadVideo, loadRareParts],
  args: { sections: blocksSample },
  play: async ({ canvas }) => {
    // A link in the card's text can be clicked, although another link covers the card.
    const link = canvas.getByRole('link', { name: 'an author' });
    link.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = link.getBoundingClientRect();
    await expect(link).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    );
  },
});

export const LongText = meta.story({
  args: { sections: longBlocksSample },
  play: async ({ canvas }) => {
    // The caption is no wider than the visible part of the table.
    const caption = canvas.getByText('Announcements by hour');
    const textWidth = caption.clientWidth - parseFloat(getComputedStyle(caption).paddingInlineEnd);
    await expect(textWidth).toBeLessThan(caption.closest('div')!.clientWidth + 1);
    // On a narrow screen, tables with many columns scroll instead of shrinking.
    await expect(getComputedStyle(caption.closest('table')!).minInlineSize).toBe('544px');
  },
});
