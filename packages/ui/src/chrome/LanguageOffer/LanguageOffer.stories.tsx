import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LanguageOffer } from './LanguageOffer';

const meta = {
  title: 'Navigation and layout/LanguageOffer (translation, language switch)',
  id: 'chrome-languageoffer',
  component: LanguageOffer,
  args: {
    language: 'fi',
    direction: 'ltr',
    label: 'Tämä sivu on myös suomeksi',
    href: '#fi',
    closeLabel: 'Sulje',
    onFollow: fn(),
    onClose: fn(),
  },
  parameters: {
    usage: {
      do: 'show it where the visitor prefers another language of the site.',
      dont: 'show it where the page is not translated.',
      reader: 'A landmark, read in the language that it offers.',
    },
  },
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sulje' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  args: {
    language: 'ar',
    direction: 'rtl',
    label: 'هذه الصفحة بالعربية أيضًا',
    closeLabel: 'إغلاق',
  },
};
