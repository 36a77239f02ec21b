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
        {paragraphsSample.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
    ),
  },
});

/** The content is in the document, but hidden visually and from screen readers. If the script fails, CSS reveals it after 8 s. */
export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading projects');
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText(paragraphsSample[0]!)).not.toBeVisible();
    for (const animation of document.getAnimations()) {
      if (animation.effect!.getTiming().delay === 8000) animation.currentTime = 8500;
    }
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
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
