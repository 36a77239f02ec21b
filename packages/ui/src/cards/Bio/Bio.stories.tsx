import type { Meta, StoryObj } from '@storybook/react-vite';

import {
  heroSample,
  longName,
  longWord,
  missingPhotoSample,
  photoSample,
} from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { Bio } from './Bio';

const meta = {
  title: 'Cards and lists/Bio (profile, about me)',
  id: 'cards-person-bio',
  component: Bio,
  args: {
    paragraphs: [
      'I build software for people whom software forgets: riders who cannot read a sign, signers whom nobody hears.',
      paragraphsSample[2]!,
    ],
    portrait: heroSample.portrait,
  },
} satisfies Meta<typeof Bio>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawn portrait is on the accent colour in both themes. */
export const Default: Story = {};

export const Photo: Story = { args: { portrait: photoSample } };

export const OneParagraph: Story = { args: { paragraphs: [paragraphsSample[2]!] } };

export const LongText: Story = {
  args: { paragraphs: [`${longName} `.repeat(4), longWord, ...paragraphsSample] },
};

export const MissingImage: Story = { args: { portrait: missingPhotoSample } };
