import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longWord } from '../../samples/cards';
import { LanguageLinks } from './LanguageLinks';

const meta = {
  title: 'Media and documents/LanguageLinks (language switcher, translations)',
  id: 'resume-languagelinks',
  component: LanguageLinks,
  args: {
    label: 'Language',
    languages: [
      { code: 'en', name: 'English', href: '#en', isCurrent: true },
      { code: 'fi', name: 'Suomi', href: '#fi', isCurrent: false },
      { code: 'fr', name: 'Français', href: '#fr', isCurrent: false },
    ],
  },
  parameters: {
    usage: {
      do: 'name each language in its own words.',
      dont: 'choose a language for the visitor.',
      keys: { Enter: 'Opens the document in that language.' },
      reader: '“Language”, navigation; “English”, link, current page; “Suomi”, link.',
    },
  },
} satisfies Meta<typeof LanguageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Language' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('English');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Suomi' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: longWord,
    languages: [{ code: 'de', name: longWord, href: '#de', isCurrent: true }],
  },
};
