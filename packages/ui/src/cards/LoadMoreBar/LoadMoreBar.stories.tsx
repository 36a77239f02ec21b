import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { LoadMoreBar } from './LoadMoreBar';

const meta = {
  title: 'Cards/Lists/LoadMoreBar',
  component: LoadMoreBar,
  args: { listId: 'entries', hasMore: true, onLoadMore: fn(), status: 'Showing 3 of 7' },
  decorators: [
    (Story, { name }) => (
      <>
        {name !== 'Growing' && <ul id="entries" />}
        <Story />
      </>
    ),
  ],
  parameters: {
    usage: {
      do: 'say how far the list goes.',
      dont: 'load more by scrolling: the footer could never be reached.',
      keys: { 'Enter, Space': 'Presses it.' },
      reader: '“Showing 6 of 7 posts” is told; the focus goes to the first new entry.',
    },
  },
} satisfies Meta<typeof LoadMoreBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Everything is shown: the button goes, and the line stays where it was. */
export const NothingMore: Story = { args: { hasMore: false, status: 'Showing 7 of 7' } };

/** Three at a time. Each time it is said how far the list goes, and the focus goes to the first new entry. */
export const Growing: Story = {
  render: function Growing(args) {
    const [shown, setShown] = useState(3);
    return (
      <>
        <ul id="entries">
          {Array.from({ length: shown }, (_, index) => (
            <li key={index}>
              <a href={`#${index + 1}`}>{`Entry ${index + 1}`}</a>
            </li>
          ))}
        </ul>
        <LoadMoreBar
          {...args}
          hasMore={shown < 7}
          onLoadMore={() => setShown(Math.min(shown + 3, 7))}
          status={`Showing ${shown} of 7`}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 6 of 7');
    await expect(canvas.getByRole('link', { name: 'Entry 4' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 7 of 7');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Entry 7' })).toHaveFocus();
  },
};

export const Empty: Story = { args: { hasMore: false, status: 'Showing 0 of 0' } };

export const LongText: Story = {
  args: { status: 'Es werden 3 von insgesamt 7 Beiträgen angezeigt' },
};
