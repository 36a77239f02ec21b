import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect, waitFor } from 'storybook/test';

import { coverSample, missingPhotoSample, photoSample } from '../../samples/cards';
import { size, space } from '../../theme';
import { tiled, type Tiled } from '../styles';
import { Picture, pictureFits, pictureRatios } from './Picture';

const OnTile = styled.div<Tiled>`
  ${tiled}
  max-inline-size: 24rem;
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(16)};
  font-size: ${size('mini')};
`;

const meta = {
  title: 'Media and documents/Picture (image, photo, avatar)',
  id: 'cards-details-picture',
  component: Picture,
  args: { picture: coverSample },
  decorators: [
    (Story) => (
      <OnTile $tile="cool">
        <Story />
      </OnTile>
    ),
  ],
  parameters: {
    usage: {
      do: 'describe the picture in one sentence; give decoration an empty text.',
      dont: 'put text into pictures.',
      reader: 'The description, even if the picture failed to load; nothing for decoration.',
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing takes the colours of its tile. */
export const Drawing: Story = {};

export const Photo: Story = {
  args: { picture: photoSample },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: photoSample.alt });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '960');
  },
};

/** A screenshot at full width on its tile; a tall one is cropped from its top. */
export const Framed: Story = { args: { picture: { ...photoSample, look: 'framed' } } };

export const Eager: Story = {
  args: { picture: photoSample, isEager: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};

/** Every aspect ratio; overflow is cropped. */
export const Ratios: Story = {
  render: (args) => (
    <Row>
      {pictureRatios.map((ratio) => (
        <li key={ratio}>
          <Picture {...args} ratio={ratio} />
          <span>{ratio}</span>
        </li>
      ))}
    </Row>
  ),
};

/** Every way of filling a frame. */
export const Fits: Story = {
  render: (args) => (
    <Row>
      {pictureFits.map((fit) => (
        <li key={fit}>
          <Picture {...args} ratio="1/1" fit={fit} />
          <span>{fit}</span>
        </li>
      ))}
    </Row>
  ),
};

/** A failed image is replaced by dots with the same description and size. */
export const MissingImage: Story = {
  args: { picture: missingPhotoSample },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: missingPhotoSample.alt })).toBeVisible();
  },
};

export const Decoration: Story = {
  args: { picture: { ...missingPhotoSample, alt: '' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
