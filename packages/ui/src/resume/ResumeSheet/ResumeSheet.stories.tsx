import preview from '../../../.storybook/preview';
import { expect, within } from 'storybook/test';

import { fullResumeSample, longResumeSample, resumeSample } from '../../samples/resume';
import { qrModules } from '../../samples/qr';
import { QrPicture } from '../QrPicture/QrPicture';
import { ResumeSheet } from './ResumeSheet';

const meta = preview.meta({
  title: 'Media and documents/ResumeSheet (CV, PDF)',
  id: 'resume-resumesheet',
  component: ResumeSheet,
  args: { ...resumeSample, layout: 'page' } as const,
});

/** On screen: contact details first, then sections, with entries in the given order. */
export const Default = meta.story();

/** One column, as in print. Title, organisation and date share a line. */
export const Paper = meta.story({
  args: {
    layout: 'paper',
    headingLevel: 1,
    qr: (
      <QrPicture modules={qrModules('https://example.com/resume')} label="QR code of this resume" />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Portfolio Owner');
    const title = canvas.getByRole('heading', { name: 'Workshop intern' });
    const entry = within(title.closest('li')!);
    const items = [
      title,
      ...['Example Instruments', 'Online (remote)', 'May – June 2024 (1 month)'].map((text) =>
        entry.getByText(text),
      ),
    ];
    const boxes = items.map((item) => item.getBoundingClientRect());
    // Software that parses resumes separates facts at line ends and wide gaps.
    for (const [index, box] of boxes.slice(1).entries()) {
      const previous = boxes[index]!;
      const isNextLine = box.top >= previous.bottom - 1;
      await expect(isNextLine || box.left - previous.right > 8).toBe(true);
    }
  },
});

export const Empty = meta.story({ args: { sections: [] } });

/** Returns each character after which the text wraps. */
function wrapsOf(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const wraps: string[] = [];
  const range = document.createRange();
  let last: { character: string; top: number } | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const [index, character] of [...node.data].entries()) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      if (last && top > last.top + 4) wraps.push(last.character);
      last = { character, top };
    }
  }
  return wraps;
}

/** Addresses wrap at punctuation. Blank lines separate the summary's paragraphs. */
export const LongText = meta.story({
  args: { ...longResumeSample, summary: 'Builds clocks.\n\nRepairs lamps.' },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    const [contact] = canvas.getAllByRole('list');
    const wraps = within(contact!).getAllByRole('listitem').flatMap(wrapsOf);
    await expect(wraps.filter((character) => !/[/@.\-\s:]/.test(character))).toEqual([]);

    const [first, second] = ['Builds clocks.', 'Repairs lamps.'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(second!.left).toBe(first!.left);
    await expect(second!.top).toBeGreaterThan(first!.bottom);
  },
});

/** All sections of a JSON Resume. Skills without percentages are plain text. */
export const EverySection = meta.story({ args: fullResumeSample });
