import type { Meta, StoryObj } from '@storybook/react-vite';

import { NotFound } from '../../src/chrome/NotFound/NotFound';
import { onPhone, pageStory, rightToLeft } from './stage';

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Not found',
  component: NotFound,
  args: { homeHref: '#home', projectsHref: '#projects' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The zero has lost its dot. */
export const Usual: Story = {};
export const Phone: Story = onPhone;
export const RightToLeft: Story = rightToLeft;
