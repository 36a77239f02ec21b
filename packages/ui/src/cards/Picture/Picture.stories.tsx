import preview from '../../../.storybook/preview';
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

const meta = preview.meta({
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
});

/** Drawings take their tile's colours. */
export const Drawing = meta.story();

export const Photo = meta.story({ args: { picture: photoSample } });

/** Whole screenshots on their tile. */
export const Framed = meta.story({
  render: (args) => (
    <Row>
      {[photoSample, { ...photoSample, width: 600, height: 1300 }].map((picture) => (
        <li key={picture.width}>
          <Picture {...args} picture={{ ...picture, look: 'framed' }} />
        </li>
      ))}
    </Row>
  ),
});

/** All aspect ratios. Overflow is cropped. */
export const Ratios = meta.story({
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
});

export const Fits = meta.story({
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
});

/** If the image fails to load, a dot pattern with the same size and alt text replaces it. Decorations stay hidden from screen readers. */
export const MissingImage = meta.story({
  render: (args) => (
    <Row>
      {[missingPhotoSample.alt, ''].map((alt) => (
        <li key={alt}>
          <Picture {...args} picture={{ ...missingPhotoSample, alt }} />
        </li>
      ))}
    </Row>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: missingPhotoSample.alt })).toBeVisible();
  },
});
