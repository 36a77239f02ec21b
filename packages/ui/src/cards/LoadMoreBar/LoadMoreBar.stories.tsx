import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { LoadMoreBar } from './LoadMoreBar';

const meta = preview.meta({
  title: 'Cards and lists/LoadMoreBar (pagination, show more)',
  id: 'cards-lists-loadmorebar',
  component: LoadMoreBar,
  args: { listId: 'entries', hasMore: true, onLoadMore: () => undefined, status: '' },
  render: function Growing({ status, ...args }) {
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
          status={status || `Showing ${shown} of 7`}
        />
      </>
    );
  },
});

/** Adds three entries at a time, announces the count and focuses the first new entry. At the end, only the status remains. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 6 of 7');
    await expect(canvas.getByRole('link', { name: 'Entry 4' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 7 of 7');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Entry 7' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: { status: 'Es werden 3 von insgesamt 7 Beiträgen angezeigt', listId: 'long' },
});
