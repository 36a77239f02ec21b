import type { Meta, StoryObj } from '@storybook/react-vite';

import { FormNote } from './FormNote';

const meta = {
  title: 'Forms/Messages/FormNote',
  component: FormNote,
  args: {
    children: 'Your draft stays in this browser until you send it.',
  },
} satisfies Meta<typeof FormNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    children: 'Your draft stays in this browser, and nowhere else, until you send or discard it.',
  },
};
