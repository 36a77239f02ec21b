import preview from '../../../.storybook/preview';
import { expect, userEvent } from 'storybook/test';

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
export const Default = meta.story({
  play: async ({ canvas }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const button = canvas.getByRole('button', { name: /Pause/ });
    for (const isPaused of ['true', 'false']) {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', isPaused);
    }
  },
});

/** A photo as the portrait. */
export const Photo = meta.story({ args: { portrait: photoSample } });

/** A large photograph instead of the portrait. */
export const Photograph = meta.story({ args: { picture: photoSample } });

/** A single title is not typed, so there is nothing to pause. */
export const SingleTitle = meta.story({
  args: { titles: ['Software engineer and photographer.'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Pause/ })).toBeNull();
  },
});

/** A long word in a title stays on one line beside a photograph. */
export const LongTitle = meta.story({
  ...Photograph.input,
  args: { picture: photoSample, titles: ['Ohjelmistosuunnittelija ja valokuvaaja.'] },
  play: async ({ canvas }) => {
    const word = await canvas.findByText('Ohjelmistosuunnittelija');
    await expect(word.getClientRects()).toHaveLength(1);
  },
});

export const LongText = meta.story({
  args: { introduction: longName, lead: `${longName}. `.repeat(3) },
});
