import preview from '../../../.storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import {
  longBlocksSample,
  blocksSample,
  codeMarkup,
  diagramMarkup,
  commonBlocksSample,
  imageMarkup,
  richBlocksSample,
  sectionsFrom,
  tableMarkup,
} from '../../samples/article';
import { missingPhotoSample } from '../../samples/cards';
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

const withOneBlock = (block: string, heading = 'One block') => ({
  sections: sectionsFrom(`<section id="one"><h2>${heading}</h2>${block}</section>`),
});

export const Default = meta.story();

const writeText = fn(async () => {});

/** A block with long lines scrolls and is focusable. A block that fits is not focusable. */
export const Code = meta.story({
  args: withOneBlock(codeMarkup),
  beforeEach: withClipboard(writeText),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('group', { name: 'The reader’s main loop' });
    await expect(code).toHaveAttribute('tabindex', '0');
    await expect(code).toHaveAttribute('translate', 'no');
    code.style.fontSize = '2px';
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    await expect(code).not.toHaveAttribute('tabindex');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(writeText).toHaveBeenLastCalledWith(code.textContent);
  },
});

export const Table = meta.story({ args: withOneBlock(tableMarkup) });

/** Callouts, keyboard keys, highlights, details, quotations, task lists, formulas, a video and footnotes. */
export const RichText = meta.story({
  loaders: [loadVideo, loadRareParts],
  args: { sections: richBlocksSample },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Done' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'To do' })).not.toBeChecked();
    const reference = canvas.getByRole('doc-noteref');
    const note = canvasElement.querySelector(reference.getAttribute('href') ?? '');
    await expect(note).toHaveTextContent('According to the manual of 2019.');
    const back = canvas.getByRole('doc-backlink').getAttribute('href') ?? '';
    await expect(canvasElement.querySelector(back)).toBe(reference);
    // A callout with its own title also names its kind, because colour alone must not convey the kind (WCAG 2.2, 1.4.1).
    await expect(canvas.getByText('Caution')).toBeVisible();
    await expect(canvas.getAllByText('Warning')).toHaveLength(1);
  },
});

export const Diagram = meta.story({
  loaders: [loadRareParts],
  args: withOneBlock(diagramMarkup('From water to tea', 'Water', 'Tea')),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'From water to tea' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const teaParty = 'Invitations Kettle Water Leaves Pot Sieve Cup Milk Cake Guests'.split(' ');

/** Wide diagrams scroll. A button shows the whole drawing. */
export const WideDiagram = meta.story({
  loaders: [loadRareParts],
  args: withOneBlock(diagramMarkup('A tea party', ...teaParty)),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'A tea party' });
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge: A tea party' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'A tea party' }));
    const { left, right } = dialog.getByRole('img').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
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
    const drawing = dialog.getByRole('img').getBoundingClientRect();
    await expect(drawing.height).toBeGreaterThan(drawing.width);
    await expect(drawing.left).toBeGreaterThanOrEqual(0);
    await expect(drawing.right).toBeLessThanOrEqual(window.innerWidth);
    const close = dialog.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** A gallery, entries, cards, questions, a timeline and an embed. */
export const Blocks = meta.story({
  loaders: [loadVideo, loadRareParts],
  args: { sections: blocksSample },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Enlarge/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open: Map of the bus stop' })).toBeVisible();
    await userEvent.click(canvas.getByText('Does it work at night?'));
    await expect(canvas.getByText('It stays silent.')).toBeVisible();
    // A link in the card's text can be clicked, although another link covers the card.
    const link = canvas.getByRole('link', { name: 'an author' });
    link.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = link.getBoundingClientRect();
    await expect(link).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    );
  },
});

export const LongText = meta.story({ args: { sections: longBlocksSample } });

export const MissingImage = meta.story({
  args: withOneBlock(
    `<figure>${imageMarkup(missingPhotoSample)}<figcaption>The picture <strong>failed</strong> to load.</figcaption></figure>`,
    'A missing picture',
  ),
});
