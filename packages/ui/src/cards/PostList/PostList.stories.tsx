import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName, longWord, postSamples } from '../../samples/cards';
import { PostCard } from '../PostCard/PostCard';
import { PostList } from './PostList';

const meta = {
  title: 'Cards/Work/PostList',
  component: PostList,
  args: { children: postSamples.map((post) => <PostCard key={post.href} {...post} />) },
} satisfies Meta<typeof PostList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(postSamples.length);
  },
};

export const LongText: Story = {
  args: {
    children: postSamples.map((post, index) => (
      <PostCard key={post.href} {...post} title={index === 0 ? longName : longWord} />
    )),
  },
};

/** No rule stands there for nothing. */
export const Empty: Story = { args: { children: [] } };
