import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextButton } from '../TextButton/TextButton';
import { FormNote } from './FormNote';

const meta = {
  title: 'Forms/Messages/FormNote',
  component: FormNote,
  args: {
    children: 'Your draft stays in this browser until you send it.',
    action: <TextButton>Discard draft</TextButton>,
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof FormNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };
export const LongText: Story = {
  args: {
    children: 'Your draft stays in this browser, and nowhere else, until you send or discard it.',
    action: <TextButton>Throw away what was kept of the message that was not sent</TextButton>,
  },
};
