import type { Meta, StoryObj } from '@storybook/react-vite';

import { ForeignText } from './ForeignText';

const meta = {
  title: 'Navigation and layout/ForeignText (language, translation)',
  id: 'layout-foreigntext',
  component: ForeignText,
  args: { language: 'ar', children: 'لوحة المفاتيح أولًا' },
  parameters: {
    usage: {
      do: 'use it for the title of an entry that is in another language than the page.',
      dont: 'use it for a whole page; that has `lang` on its root.',
      reader: 'Reads the text with the voice of its language.',
    },
  },
} satisfies Meta<typeof ForeignText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
