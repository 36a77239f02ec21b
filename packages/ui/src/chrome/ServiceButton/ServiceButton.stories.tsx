import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LanguageSelect } from './LanguageSelect';
import { ServiceButton } from './ServiceButton';

const meta = {
  title: 'Forms and actions/ServiceButton (chat, language switcher)',
  id: 'chrome-servicebutton',
  component: ServiceButton,
  subcomponents: { LanguageSelect },
  args: { label: 'Chat', status: '', onClick: fn() },
  parameters: {
    usage: {
      do: 'name what it loads, and each language in that language.',
      dont: 'show it for a service that is not configured; use flags.',
      keys: { 'Enter, Space': 'Loads the service.', '↓ ↑, letters': 'Choose a language.' },
      reader:
        'Its name and “button”, or label, language and “pop-up button”; announces the result. Each language’s name is read in that language.',
    },
  },
} satisfies Meta<typeof ServiceButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Loading: Story = { args: { status: 'Loading' } };
export const Failed: Story = { args: { status: 'Chat is unavailable right now.' } };

const onChange = fn();
const languages = [
  { code: 'en', name: 'English' },
  { code: 'ta', name: 'தமிழ்' },
  { code: 'ar', name: 'العربية' },
];

export const Languages: Story = {
  render: () => (
    <>
      <LanguageSelect
        label="Read this site in"
        value="en"
        languages={languages}
        onChange={onChange}
      />
      <LanguageSelect
        label="Lies diese Seite auf"
        value="ta"
        note="Translated by Google"
        languages={languages}
        onChange={onChange}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Read this site in' });
    await userEvent.selectOptions(select, 'தமிழ்');
    await expect(onChange).toHaveBeenCalledWith('ta');
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Translated by Google');
  },
};

export const LongText: Story = {
  args: {
    label: 'Sich mit dem Betreiber dieser Seite unterhalten',
    status: 'Das Gespräch ist von hier aus zurzeit leider nicht zu erreichen.',
  },
  render: (args) => (
    <>
      <ServiceButton {...args} />
      <LanguageSelect
        label="Read this site in a language of your own choice"
        languages={[
          { code: 'de-AT', name: 'Deutsch, wie es in Österreich und in Südtirol gesprochen wird' },
        ]}
        value="de-AT"
        onChange={onChange}
        note="Translated by a machine that has never seen what this page is about"
      />
    </>
  ),
};
