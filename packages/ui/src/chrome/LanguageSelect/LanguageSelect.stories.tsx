import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LanguageSelect } from './LanguageSelect';

const meta = {
  title: 'Chrome/LanguageSelect',
  component: LanguageSelect,
  args: {
    label: 'Read this site in',
    languages: [
      { code: 'en', name: 'English' },
      { code: 'ta', name: 'தமிழ்' },
      { code: 'ar', name: 'العربية' },
    ],
    value: 'en',
    onChange: fn(),
  },
  parameters: {
    usage: {
      do: 'name each language in its own words.',
      dont: 'use flags.',
      keys: { '↓ ↑, letters': 'Choose.' },
      reader: 'Label, language, “pop-up button”; each name is read in its own language.',
    },
  },
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Read this site in' });
    await userEvent.selectOptions(select, 'தமிழ்');
    await expect(args.onChange).toHaveBeenCalledWith('ta');
  },
};

export const WithNote: Story = {
  args: { value: 'ta', note: 'Translated by Google' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Translated by Google');
  },
};
export const LongText: Story = {
  args: {
    label: 'Read this site in a language of your own choice',
    languages: [
      { code: 'de-AT', name: 'Deutsch, wie es in Österreich und in Südtirol gesprochen wird' },
    ],
    value: 'de-AT',
    note: 'Translated by a machine that has never seen what this page is about',
  },
};
