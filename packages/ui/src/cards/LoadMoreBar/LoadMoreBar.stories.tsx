import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { LoadMoreBar } from './LoadMoreBar';

const meta = {
  title: 'Cards and lists/LoadMoreBar (pagination, show more)',
  id: 'cards-lists-loadmorebar',
  component: LoadMoreBar,
  args: { listId: 'entries', hasMore: true, onLoadMore: () => undefined, status: 'Showing 3 of 7' },
  decorators: [
    (Story) => (
      <>
        <ul id="entries" />
        <Story />
      </>
    ),
  ],
  parameters: {
    usage: {
      do: 'show how many entries are listed.',
      dont: 'load more on scrolling: the footer would be out of reach.',
      keys: { 'Enter, Space': 'Activates the button.' },
      reader: 'Announces “Showing 6 of 7 posts”; focus moves to the first new entry.',
    },
  },
} satisfies Meta<typeof LoadMoreBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds three at a time, announces the count and focuses the first new entry. */
export const Default: Story = {
  args: { listId: 'growing' },
  render: function Growing(args) {
    const [shown, setShown] = useState(3);
    return (
      <>
        <ul id={args.listId}>
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
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 6 of 7');
    await expect(canvas.getByRole('link', { name: 'Entry 4' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 7 of 7');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Entry 7' })).toHaveFocus();
  },
};

/** Everything is shown: the button disappears and the status stays in place. */
export const NothingMore: Story = { args: { hasMore: false, status: 'Showing 7 of 7' } };

export const LongText: Story = {
  args: { status: 'Es werden 3 von insgesamt 7 Beiträgen angezeigt' },
};
