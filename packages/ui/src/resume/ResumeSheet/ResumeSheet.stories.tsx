import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { fullResumeSample, longResumeSample, resumeSample } from '../../samples/resume';
import { qrModules } from '../../samples/qr';
import { QrPicture } from '../QrPicture/QrPicture';
import { ResumeSheet } from './ResumeSheet';

const meta = {
  title: 'Media and documents/ResumeSheet (CV, PDF)',
  id: 'resume-resumesheet',
  component: ResumeSheet,
  args: { ...resumeSample, layout: 'page' },
  parameters: {
    usage: {
      do: 'describe tasks and results.',
      dont: 'rely on colour: it may be printed in black and white.',
      reader: 'Headings and lists, in visual order.',
    },
  },
} satisfies Meta<typeof ResumeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const headingsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** On the Resume page: contact details first, sections and entries in the given order. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Portfolio Owner' })).toBeVisible();
    await expect(headingsIn(canvasElement)).toEqual(
      resumeSample.sections.map((part) => resumeSample.headings[part]),
    );
    const entries = canvas.getAllByRole('heading', { level: 4 });
    const [tideClock, shiftPlanner] = ['Tide clock', 'Shift planner'].map((name) =>
      entries.findIndex(({ textContent }) => textContent === name),
    );
    await expect(tideClock).toBeLessThan(shiftPlanner!);
    await expect(canvas.getByRole('link', { name: 'example.com/linkedin' })).toHaveAttribute(
      'href',
      'https://www.example.com/linkedin',
    );
    const linesOf = (element: Element) =>
      Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
    const name = canvas.getByRole('heading', { level: 2 });
    await expect(linesOf(name)).toBe(1);
    await expect(linesOf(name.nextElementSibling!)).toBe(1);
    // Dates are aligned at the end of the line.
    const dates = [...canvasElement.querySelectorAll('li > a ~ [data-dates]')];
    const ends = dates.map((date) => Math.round(date.getBoundingClientRect().right));
    await expect(dates.length).toBeGreaterThan(1);
    await expect(new Set(ends).size).toBe(1);
    // A group is as high as its lines.
    for (const skill of canvasElement.querySelectorAll('[data-list="gauges"] li')) {
      const name = skill.querySelector('span')!;
      await expect(skill.clientHeight).toBeLessThan(1.5 * name.clientHeight);
    }
  },
};

/** One column, as printed; the name is the document's first heading. Title, organisation and date share a line. */
export const Paper: Story = {
  args: { layout: 'paper', headingLevel: 1 },
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
    // Parsers separate facts by lines, and by gaps within a line.
    for (const [index, box] of boxes.slice(1).entries()) {
      const before = boxes[index]!;
      const isNextLine = box.top >= before.bottom - 1;
      await expect(isNextLine || box.left - before.right > 8).toBe(true);
    }
  },
};

/** On the site itself, a link to it needs no host. */
export const OnTheSite: Story = {
  args: { siteHref: '/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'portfolio.example.com' });
    await expect(new URL(link.getAttribute('href')!, 'https://here.test').pathname).toBe('/');
  },
};

export const WithQr: Story = {
  args: {
    qr: (
      <QrPicture modules={qrModules('https://example.com/resume')} label="QR code of this resume" />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of this resume' })).toBeVisible();
  },
};

export const PaperWithQr: Story = { args: { ...WithQr.args, layout: 'paper' } };

export const Empty: Story = {
  args: { sections: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
    await expect(canvas.getByText('owner@example.com')).toBeVisible();
  },
};

const fits: Story['play'] = async ({ canvasElement }) => {
  const sheet = within(canvasElement).getByRole('article');
  await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
};

export const LongText: Story = { args: longResumeSample, play: fits };
export const LongTextOnPaper: Story = {
  args: { ...longResumeSample, layout: 'paper' },
  play: fits,
};

/** Every section of a JSON Resume; skills without percentages are running text. */
export const EverySection: Story = {
  args: fullResumeSample,
  play: async ({ canvas, canvasElement }) => {
    await expect(headingsIn(canvasElement)).toEqual(
      fullResumeSample.sections.map((part) => fullResumeSample.headings[part]),
    );
    await expect(canvas.getByText('Soldering (Daily work, 8 years)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tides on a dial' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-list="gauges"]')).toBeNull();
  },
};
