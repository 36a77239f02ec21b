import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of the RFID bus announcer' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link is read out with the words that nobody sees. */
export const Default: Story = {
  render: (args) => (
    <a href="#details">
      <span>View Project Details</span>
      <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'View Project Details of the RFID bus announcer' }),
    ).toBeVisible();
    const { width, height } = canvas.getByText(/RFID/).getBoundingClientRect();
    await expect(Math.max(width, height)).toBe(1);
  },
};
