import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import names from '../../../generated/art-names.json';
import type { HeadShape } from '../../art/heads';
import { longName, longWord } from '../../samples/cards';
import { leadSample, ownerLineSample } from '../../samples/chrome';
import { tiles } from '../../theme';
import { OwnerLine } from '../OwnerLine/OwnerLine';
import { PageHead } from './PageHead';

const meta = {
  title: 'Navigation and layout/PageHead (hero, banner, page title)',
  id: 'chrome-pagehead',
  component: PageHead,
  subcomponents: { OwnerLine },
  parameters: {
    usage: {
      do: 'use it once per page, for its only level 1 heading.',
      dont: 'delay the text for the drawing.',
      reader: 'Heading level 1; the drawing is decorative.',
    },
    layout: 'fullscreen',
  },
  args: { heading: 'Projects', lead: leadSample, size: 'page', tile: 'ink', kolam: 'diamond' },
} satisfies Meta<typeof PageHead>;

const shapes = names.flatMap((name) =>
  name.startsWith('heads/') ? [name.slice('heads/'.length) as HeadShape] : [],
);

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is painted at once, without waiting for the drawing. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: args.heading });
    await expect(heading).toBeVisible();
    await expect(getComputedStyle(heading).opacity).toBe('1');
    await expect(getComputedStyle(heading).animationName).toBe('none');
  },
};

/** A title of several words is one size smaller. At 200 % text, the links below keep clear of the drawing. */
export const Long: Story = {
  args: {
    heading: 'My Infosys Springboard Certifications',
    lead: undefined,
    size: 'long',
    tile: 'highlight',
    kolam: 'plain',
    children: <OwnerLine {...ownerLineSample} />,
  },
  play: async ({ canvas, canvasElement }) => {
    const { style } = document.documentElement;
    await expect(canvas.getByText(ownerLineSample.name)).toHaveAttribute('translate', 'no');
    await expect(canvas.getByRole('link', { name: 'Work' })).toHaveAttribute('href', '/projects');
    style.fontSize = '200%';
    const drawing = canvasElement.querySelector('svg')!.getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      const { left, right, top } = link.getBoundingClientRect();
      const isBeside = right < drawing.left || left > drawing.right;
      await expect(isBeside || top > drawing.bottom).toBe(true);
    }
    style.removeProperty('font-size');
  },
};

export const Banner: Story = {
  args: {
    heading: 'My Blog',
    lead: 'Insights, Tutorials & Project Stories',
    size: 'banner',
    tile: 'highlight',
    kolam: 'octagon',
  },
};

/** Without a drawing; the article's cover overlaps it. */
export const Article: Story = {
  args: {
    heading: 'RFID based bus number announce system for blind',
    lead: undefined,
    size: 'article',
    tile: 'cool',
    kolam: undefined,
    children: <p>Published 10 December 2024</p>,
  },
};

/** A planned page: dots without a line. */
export const NotDrawnYet: Story = {
  args: { heading: 'More projects coming soon', size: 'long', tile: 'blank', kolam: 'plain' },
  play: async ({ args, canvas, canvasElement }) => {
    const line = canvasElement.querySelector('[data-part="line"]')!;
    await expect(getComputedStyle(line).display).toBe('none');
    const heading = canvas.getByRole('heading', { name: args.heading });
    await expect(getComputedStyle(heading).color).toBe(getComputedStyle(document.body).color);
  },
};

/** Every drawing a page head can have. Its source says what the dots count. */
export const Shapes: Story = {
  render: () => (
    <>
      {shapes.map((shape, index) => (
        <PageHead
          key={shape}
          heading={shape[0]!.toUpperCase() + shape.slice(1)}
          lead={leadSample}
          tile={tiles[index % 7]!}
          kolam={shape}
        />
      ))}
    </>
  ),
};

/** On phones every drawing runs off the end edge. */
export const Phone: Story = {
  args: { heading: 'Contact', kolam: 'pair', tile: 'cool' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { left, right } = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeGreaterThan(innerWidth);
  },
};

export const LongText: Story = {
  args: {
    heading: 'Berufspraktika und Zertifizierungen',
    lead: `${leadSample} ${leadSample}`,
    children: <OwnerLine {...ownerLineSample} name={longWord} role={longName} />,
  },
};
