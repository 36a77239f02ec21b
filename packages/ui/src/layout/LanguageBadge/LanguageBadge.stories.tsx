import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from '../../platform/Link';
import { ForeignText } from '../ForeignText/ForeignText';
import { LanguageBadge } from './LanguageBadge';

const meta = {
  title: 'Navigation and layout/LanguageBadge (language, translation)',
  id: 'layout-languagebadge',
  component: LanguageBadge,
  args: { children: 'in Arabic' },
  parameters: {
    usage: {
      do: 'use it in a link to a page in another language, after the text of the link.',
      dont: 'use it in the language switch, which names the language already.',
      reader: 'Part of the name of its link.',
    },
  },
} satisfies Meta<typeof LanguageBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InAHeading: Story = {
  render: (args) => (
    <h2>
      <Link href="#post">
        <ForeignText language="ar">لوحة المفاتيح أولًا</ForeignText> <LanguageBadge {...args} />
      </Link>
    </h2>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /in Arabic$/ })).toBeVisible();
  },
};
