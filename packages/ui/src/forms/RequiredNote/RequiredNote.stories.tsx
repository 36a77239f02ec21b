import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RequiredNote } from './RequiredNote';

const meta = {
  title: 'Forms/Messages/RequiredNote',
  component: RequiredNote,
} satisfies Meta<typeof RequiredNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('* Indicates required question.');
  },
};

export const LongText: Story = {
  args: { children: 'A question with this star has to be answered before the form can be sent.' },
};
