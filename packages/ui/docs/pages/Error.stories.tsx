import type { Meta, StoryObj } from '@storybook/react-vite';

import { ErrorScreen } from '../../src/chrome/ErrorScreen/ErrorScreen';
import { onPhone, pageStory, rightToLeft } from './stage';

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Error',
  component: ErrorScreen,
  args: {
    title: 'This page did not arrive',
    message:
      'The connection may be gone, or the site was renewed while it was open. Trying again loads it afresh.',
    onRetry: () => undefined,
    homeHref: '#home',
    details:
      'TypeError: Failed to fetch dynamically imported module: https://example.com/assets/ProjectsPage-8f3a01c2.js',
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Phone: Story = onPhone;
export const RightToLeft: Story = rightToLeft;
