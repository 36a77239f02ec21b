import type { Meta, StoryObj } from '@storybook/react-vite';

import { heroSample, longName, missingPhotoSample, photoSample } from '../../samples/cards';
import { Hero } from './Hero';

const meta = {
  title: 'Navigation and layout/Hero (intro, banner, jumbotron)',
  id: 'home-hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { ...heroSample, introduction: 'Vanakkam,\nI’m Portfolio Owner' },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Photo: Story = { args: { portrait: photoSample } };

export const MissingImage: Story = { args: { portrait: missingPhotoSample } };

export const LongText: Story = {
  args: { introduction: longName, lead: `${longName}. `.repeat(3) },
};

export const Tablet: Story = { globals: { viewport: { value: 'medium' } } };
