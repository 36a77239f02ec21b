import preview from '../../../.storybook/preview';
import { expect } from 'storybook/test';

import { heroSample, longName, photoSample } from '../../samples/cards';
import { Hero } from './Hero';

const meta = preview.meta({
  title: 'Navigation and layout/Hero (intro, banner, jumbotron)',
  id: 'home-hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { ...heroSample, introduction: 'Vanakkam,\nI’m Portfolio Owner' },
});

/** A button pauses the titles. With reduced motion, the button is hidden. */
export const Default = meta.story();

/** A large photograph instead of the portrait. A single title is not typed, and a long word in it stays on one line. */
export const Photograph = meta.story({
  args: { picture: photoSample, titles: ['Ohjelmistosuunnittelija ja valokuvaaja.'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Pause/ })).toBeNull();
    const word = await canvas.findByText('Ohjelmistosuunnittelija');
    await expect(word.getClientRects()).toHaveLength(1);
  },
});

/** Long text beside a photo as the portrait. */
export const LongText = meta.story({
  args: { portrait: photoSample, introduction: longName, lead: `${longName}. `.repeat(2) },
});
