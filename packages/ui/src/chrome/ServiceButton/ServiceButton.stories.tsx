import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LanguageSelect } from '../LanguageSelect/LanguageSelect';
import { ServiceButton } from './ServiceButton';

const meta = {
  title: 'Chrome/ServiceButton',
  component: ServiceButton,
  args: { label: 'Translate', status: '', onClick: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ServiceButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Translate' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Loading: Story = { args: { status: 'Loading' } };
export const Failed: Story = { args: { status: 'Translation is unavailable right now.' } };

/** The service stands where the button was. */
export const Replaced: Story = {
  args: {
    isReplaced: true,
    children: (
      <LanguageSelect
        label="Read this site in"
        languages={[{ code: 'en', name: 'English' }]}
        value="en"
        onChange={fn()}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    label: 'Diese Seite in eine andere Sprache übersetzen lassen',
    status: 'Die Übersetzung ist von hier aus zurzeit leider nicht zu erreichen.',
  },
};
