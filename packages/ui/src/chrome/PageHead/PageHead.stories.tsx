import preview from '../../../.storybook/preview';
import { expect } from 'storybook/test';

import { longName, longWord, photoSample } from '../../samples/cards';
import { leadSample, ownerLineSample } from '../../samples/chrome';
import { OwnerLine } from '../OwnerLine/OwnerLine';
import { PageHead } from './PageHead';

const meta = preview.meta({
  title: 'Navigation and layout/PageHead (hero, banner, page title)',
  id: 'chrome-pagehead',
  component: PageHead,
  subcomponents: { OwnerLine },
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Projects',
    lead: leadSample,
    size: 'page',
    tile: 'ink',
    kolam: 'diamond',
  } as const,
});

/** The text is painted at once, without waiting for the drawing. */
export const Default = meta.story();

/** A title of several words is one size smaller. At 200 % text size, the links below stay clear of the drawing. */
export const Long = meta.story({
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
});

/** A photograph instead of a drawing. The text does not overlap the photograph. */
export const Photo = meta.story({
  args: { heading: 'Photographs', tile: 'deep', picture: photoSample },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('img', { name: photoSample.alt }).getBoundingClientRect();
    for (const text of [canvas.getByRole('heading'), canvas.getByText(leadSample)]) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, top } = range.getBoundingClientRect();
      await expect(right < photo.left || top > photo.bottom).toBe(true);
    }
  },
});

export const LongText = meta.story({
  args: {
    heading: 'Berufspraktika und Zertifizierungen',
    lead: `${leadSample} ${leadSample}`,
    children: <OwnerLine {...ownerLineSample} name={longWord} role={longName} />,
  },
});
