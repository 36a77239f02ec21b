import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  articleEndSample,
  articleSample,
  awkwardBlocksSample,
  datesSample,
  everyBlockSample,
} from '../../samples/article';
import { longName, missingPhotoSample } from '../../samples/cards';
import { ownerLineSample } from '../../samples/chrome';
import { largeText, pageStory } from '../pageStory';
import { ArticleView } from './ArticleView';

const meta = {
  ...pageStory,
  title: 'Pages/Article',
  component: ArticleView,
  parameters: { ...pageStory.parameters, current: 'Projects' },
  args: {
    ...articleSample,
    ...datesSample,
    heading: 'RFID bus number announcer for blind riders',
    owner: ownerLineSample,
    sections: everyBlockSample,
    end: articleEndSample,
  },
} satisfies Meta<typeof ArticleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAnotherTile: Story = { args: { tile: 'kaavi' } };
export const LongText: Story = { args: { heading: longName, sections: awkwardBlocksSample } };
export const MissingImage: Story = { args: { image: missingPhotoSample } };
export const LargeText: Story = largeText;
