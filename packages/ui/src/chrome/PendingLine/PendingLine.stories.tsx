import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect, waitFor } from 'storybook/test';

import { PendingLine } from './PendingLine';

const RouteLine = styled.div`
  --nav-fg: var(--ink);
  --nav-dot: var(--dot);
  position: relative;
  block-size: 4rem;
  border-block-end: var(--b) solid;
`;

const meta = {
  title: 'Chrome/PendingLine',
  component: PendingLine,
  args: { isPending: true },
  decorators: [
    (Story) => (
      <RouteLine>
        <Story />
      </RouteLine>
    ),
  ],
} satisfies Meta<typeof PendingLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It waits for 300 ms before it shows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[role=progressbar]')!;
    await expect(getComputedStyle(line).animationDelay).toBe('0.3s');
    await waitFor(() => expect(line).toBeVisible());
  },
};

export const Idle: Story = {
  args: { isPending: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar', { hidden: true })).toBeNull();
  },
};
