import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { paragraphsSample } from '../../samples/chrome';
import { LoadingArea } from './LoadingArea';

const meta = preview.meta({
  title: 'Messages and loading/LoadingArea (spinner, skeleton, loader)',
  id: 'chrome-loadingarea',
  component: LoadingArea,
  args: {
    isLoading: true,
    label: 'Loading projects',
    children: (
      <ul>
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>{paragraphsSample[index % 4]}</li>
        ))}
      </ul>
    ),
  },
});

/** The content is in the document, but hidden visually and from screen readers. */
export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading projects');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getAllByText(paragraphsSample[0]!)[0]).not.toBeVisible();
  },
});

/** The layout does not shift when the content appears. */
export const Loaded = meta.story({
  render: function Loaded(args) {
    const [isLoading, setIsLoading] = useState(true);
    return (
      <>
        <LoadingArea {...args} isLoading={isLoading} />
        <button type="button" onClick={() => setIsLoading(false)}>
          End
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'End' });
    const topBefore = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('list')).toBeVisible());
    await expect(button.getBoundingClientRect().top).toBe(topBefore);
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** If the script fails, CSS reveals the content after 8 s. */
export const Timeout = meta.story({
  play: async ({ canvas }) => {
    for (const animation of document.getAnimations()) {
      if (animation.effect!.getTiming().delay === 8000) animation.currentTime = 8500;
    }
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const LongText = meta.story({
  args: { label: 'Loading the certificates of all seven providers, one after the other' },
});
