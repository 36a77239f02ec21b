import preview from '../../../.storybook/preview';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Comments, type CommentsProps, type Discussion } from './Comments';

// Loads without network access.
const src = 'data:text/html,<title>Comments</title>';

const discussion: Discussion = {
  state: 'hidden',
  src,
  href: 'https://github.example.com/ada/comments/discussions',
  heightPx: 220,
  ref: { current: null },
  onShow: () => undefined,
};

function StatefulComments({ discussion: given, ...props }: CommentsProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState(given?.state ?? 'hidden');
  const onShow = () => setState('loading');
  return <Comments {...props} discussion={given && { ...given, state, ref, onShow }} />;
}

const meta = preview.meta({
  title: 'Media and documents/Comments (replies, discussion, giscus, Mastodon)',
  id: 'article-comments',
  component: Comments,
  args: { discussion },
  render: (args) => <StatefulComments key={args.discussion?.state} {...args} />,
  parameters: { layout: 'fullscreen' },
});

const mastodonHref = 'https://social.example.com/@ada/1';

/** Pressing the button loads the frame and moves focus to it. A link leads to the replies on Mastodon. */
export const Default = meta.story({
  args: { mastodonHref },
  play: async ({ canvas }) => {
    await expect(canvas.queryByTitle('Comments')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show comments' }));
    await expect(canvas.getByTitle('Comments')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading comments');
  },
});

export const Loading = meta.story({ args: { discussion: { ...discussion, state: 'loading' } } });
export const Shown = meta.story({ args: { discussion: { ...discussion, state: 'shown' } } });

export const Failed = meta.story({ args: { discussion: { ...discussion, state: 'failed' } } });

export const Mastodon = meta.story({ args: { discussion: undefined, mastodonHref } });
