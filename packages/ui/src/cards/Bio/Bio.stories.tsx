import preview from '../../../.storybook/preview';

import {
  heroSample,
  longName,
  longWord,
  missingPhotoSample,
  photoSample,
} from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { Bio } from './Bio';

const meta = preview.meta({
  title: 'Cards and lists/Bio (profile, about me)',
  id: 'cards-person-bio',
  component: Bio,
  args: {
    paragraphs: [
      'I build software for people it often leaves out: blind bus riders, and people who use sign language.',
      paragraphsSample[2]!,
    ],
    portrait: heroSample.portrait,
  },
});

/** A drawn portrait has the accent colour as its background in both themes. */
export const Default = meta.story();

export const Photo = meta.story({ args: { portrait: photoSample } });

export const OneParagraph = meta.story({ args: { paragraphs: [paragraphsSample[2]!] } });

export const LongText = meta.story({
  args: { paragraphs: [`${longName} `.repeat(4), longWord, ...paragraphsSample] },
});

export const MissingImage = meta.story({ args: { portrait: missingPhotoSample } });
