import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Comments, type CommentsProps, type Discussion } from './Comments';

// A frame that is there without a network.
const src = 'data:text/html,<title>Comments</title>';

const discussion: Discussion = {
  state: 'hidden',
  src,
  href: 'https://github.example.com/ada/comments/discussions',
  heightPx: 220,
  ref: { current: null },
  onShow: () => undefined,
};

/** Shows the frame when the button is pressed, as the site does. */
function Pressable({ discussion: given, ...props }: CommentsProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState(given?.state ?? 'hidden');
  const onShow = () => setState('loading');
  return <Comments {...props} discussion={given && { ...given, state, ref, onShow }} />;
}

const meta = {
  title: 'Media and documents/Comments (replies, discussion, giscus, Mastodon)',
  id: 'article-comments',
  component: Comments,
  args: { discussion },
  render: (args) => <Pressable key={args.discussion?.state} {...args} />,
  parameters: {
    layout: 'fullscreen',
    usage: {
      do: 'put it at the end of an article, once.',
      dont: 'load the comments before a press.',
      keys: { 'Enter, Space': 'Shows the comments.' },
      reader:
        'A region “Comments”; loading and failure are announced, then the frame has the focus.',
    },
  },
} satisfies Meta<typeof Comments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The press brings the frame, which takes the focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('Comments')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show comments' }));
    await expect(canvas.getByTitle('Comments')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading comments');
  },
};

export const Hidden: Story = {};
export const Loading: Story = { args: { discussion: { ...discussion, state: 'loading' } } };
export const Shown: Story = { args: { discussion: { ...discussion, state: 'shown' } } };

export const Failed: Story = {
  args: { discussion: { ...discussion, state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('did not load');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

const mastodonHref = 'https://social.example.com/@ada/1';

export const Mastodon: Story = { args: { discussion: undefined, mastodonHref } };

/** Both ways to reply. */
export const Both: Story = { args: { mastodonHref } };
