import preview from '../../../.storybook/preview';

import { heroSample, longName, missingPhotoSample, photoSample } from '../../samples/cards';
import { Hero } from './Hero';

const meta = preview.meta({
  title: 'Navigation and layout/Hero (intro, banner, jumbotron)',
  id: 'home-hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { ...heroSample, introduction: 'Vanakkam,\nI’m Portfolio Owner' },
});

export const Default = meta.story();

/** A photo as the portrait. */
export const Photo = meta.story({ args: { portrait: photoSample } });

/** A large photograph instead of the portrait. */
export const Photograph = meta.story({ args: { picture: photoSample } });

export const PhotographOnPhone = meta.story({
  ...Photograph.input,
  globals: { viewport: { value: 'phone' } },
});

export const MissingImage = meta.story({ args: { portrait: missingPhotoSample } });

export const LongText = meta.story({
  args: { introduction: longName, lead: `${longName}. `.repeat(3) },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'medium' } } });
