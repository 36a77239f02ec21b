import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextButton } from '../TextButton/TextButton';
import { FormNote } from './FormNote';

const meta = {
  title: 'Forms/FormNote',
  component: FormNote,
  args: {
    children: 'What you write is kept in this browser until it has been sent.',
    action: <TextButton>Throw it away</TextButton>,
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof FormNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };
export const LongText: Story = {
  args: {
    children:
      'What you write is kept in this browser, and nowhere else, until it has been sent or you throw it away.',
    action: <TextButton>Throw away what was kept of the message that was not sent</TextButton>,
  },
};
