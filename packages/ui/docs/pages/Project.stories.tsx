import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ArticleHead } from '../../src/article/ArticleHead/ArticleHead';
import { ArticleLayout } from '../../src/article/ArticleLayout/ArticleLayout';
import { Prose, type ProseSection } from '../../src/article/Prose/Prose';
import type { PictureSource } from '../../src/cards/Picture/Picture';
import {
  articleSample,
  awkwardBlocksSample,
  datesSample,
  everyBlockSample,
} from '../../src/samples/article';
import { longName, missingPhotoSample } from '../../src/samples/cards';
import type { Tile } from '../../src/theme';
import { largeText, onPhone, onTablet, pageStory, rightToLeft } from './stage';

interface ProjectProps {
  heading: string;
  tile: Tile;
  picture: PictureSource;
  sections: readonly ProseSection[];
}

/** A project's page; a post's looks the same. */
function Project({ heading, tile, picture, sections }: ProjectProps) {
  return (
    <article>
      <ArticleHead heading={heading} tile={tile} {...datesSample} />
      <ArticleLayout {...articleSample} tile={tile} image={picture}>
        <Prose sections={sections} />
      </ArticleLayout>
    </article>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Project',
  component: Project,
  parameters: { ...pageStory.parameters, current: 'Projects' },
  args: {
    heading: 'RFID bus number announcer for blind riders',
    tile: articleSample.tile,
    picture: articleSample.image,
    sections: everyBlockSample,
  },
} satisfies Meta<typeof Project>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    const levels = canvas
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.slice(1)))
      .filter((level) => level < 3);
    await expect(levels[0]).toBe(1);
  },
};

export const OnAnotherTile: Story = {
  args: {
    tile: 'kaavi',
    picture: { art: 'covers/ai-communication', alt: 'A hand signs, and sound waves answer' },
  },
};

export const LongText: Story = { args: { heading: longName, sections: awkwardBlocksSample } };

export const MissingImage: Story = { args: { picture: missingPhotoSample } };

export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const LargeText: Story = largeText;
export const PhoneLongText: Story = { ...onPhone, args: LongText.args };
export const RightToLeft: Story = rightToLeft;
