import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { sampleCities, sampleCountries } from '../../samples/options';
import { Field } from '../Field/Field';
import { controlled } from '../../samples/controlled';
import { SearchableSelect } from './SearchableSelect';

const Controlled = controlled(SearchableSelect);

const meta = {
  title: 'Forms/Fields/SearchableSelect',
  component: SearchableSelect,
  args: {
    id: 'country',
    required: true,
    name: 'country',
    options: sampleCountries,
    value: '',
    onChange: fn(),
    placeholder: 'Choose a country',
  },
  argTypes: { 'aria-invalid': { control: 'boolean' } },
  render: (args) => (
    <form style={{ minBlockSize: '32rem' }}>
      <Field label="Country" isRequired>
        {(wiring) => <Controlled {...args} {...wiring} />}
      </Field>
    </form>
  ),
  parameters: {
    usage: {
      do: 'use it for more than about ten options.',
      dont: 'use it for a handful: radio buttons show them all.',
      keys: {
        Letters: 'Open the list at what matches; an exact match comes first.',
        '↓ ↑': 'Open the list, and move in it.',
        'Enter, Tab': 'Choose; Tab also goes on.',
        Escape: 'Closes without choosing.',
      },
      reader:
        'Label, “combo box”, and each option as it is reached; a text that matches nothing is an error.',
    },
  },
} satisfies Meta<typeof SearchableSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement, name: string) =>
  new FormData(canvasElement.querySelector('form') ?? undefined).get(name);

/** What is typed into the open list, what the field shows then, and what is sent. */
const answers = [
  // What starts so comes first, and Enter chooses what the arrows have led to.
  ['ind{ArrowDown}{ArrowUp}{Enter}{Tab}', 'India', 'IN'],
  // Leaving chooses what the text means; accents need not be typed.
  ["cote d'{Tab}", 'Côte d’Ivoire', 'CI'],
  ['bharat{Tab}', 'India', 'IN'],
  // What no option says, or several, stays to be seen, and is not sent.
  ['Atlantis{Tab}', 'Atlantis', ''],
  ['ind{Tab}', 'ind', ''],
] as const;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    const options = () => canvas.getAllByRole('option').map((option) => option.textContent);
    const isSent = async (shown: string, value: string) => {
      await expect(input).toHaveValue(shown);
      await expect(args.onChange).toHaveBeenLastCalledWith(value || shown);
      await expect(sent(canvasElement, 'country')).toBe(value);
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    };

    await step('a click shows every option, typing what it may mean, Escape none', async () => {
      await userEvent.click(input);
      await expect(options()).toHaveLength(sampleCountries.length);
      await userEvent.type(input, 'ind');
      await expect(options()).toEqual(['India', 'Indonesia', 'British Indian Ocean Territory']);
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });
    for (const [keys, shown, value] of answers) {
      await step(`${keys} means ${shown}`, async () => {
        await userEvent.clear(input);
        await userEvent.type(input, keys);
        await isSent(shown, value);
        await expect(input).not.toHaveFocus();
      });
    }
    await step('Tab chooses what the arrows have led to', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
      await isSent('Austria', 'AT');
      await expect(input).not.toHaveFocus();
    });
    await step('what means nothing is told so while it is typed', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'Atlantis');
      await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
      await userEvent.tab();
    });
    await step('what the browser fills in opens no list', async () => {
      fireEvent.input(input, { target: { value: 'Japan' } });
      await isSent('Japan', 'JP');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('a press elsewhere chooses what the typing has led to', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'sri');
      await userEvent.click(document.body);
      await isSent('Sri Lanka', 'LK');
    });
    await step('a press chooses, and the focus stays', async () => {
      await userEvent.click(input);
      await userEvent.click(canvas.getByRole('option', { name: 'Kenya' }));
      await expect(input).toHaveFocus();
      await isSent('Kenya', 'KE');
    });
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: { value: 'IN' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await step('leaving the window leaves it open', async () => {
      fireEvent.focusOut(input);
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('India');
    });
  },
};

/** What is typed is sent when no option says so; options that send the same stay apart. */
export const Custom: Story = {
  args: { name: 'city', options: sampleCities, allowCustom: true, placeholder: 'Choose or type' },
  render: (args) => (
    <form style={{ minBlockSize: '24rem' }}>
      <Field label="City" isRequired hint="Not listed? Type it.">
        {(wiring) => <Controlled {...args} {...wiring} />}
      </Field>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(input, 'Kodaikanal');
    await userEvent.tab();
    await expect(input).toHaveValue('Kodaikanal');
    await expect(sent(canvasElement, 'city')).toBe('Kodaikanal');

    await userEvent.clear(input);
    await userEvent.type(input, 'dhar{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Dharapuram');
    await expect(sent(canvasElement, 'city')).toBe('Coimbatore');
  },
};

const plainArgs = { ...meta.args, onChange: fn() };

/** Without scripts: the browser's own select. What was chosen in it before they ran is kept. */
export const BeforeScripts: Story = {
  render: () => <div data-testid="page" style={{ minBlockSize: '20rem' }} />,
  play: async ({ canvas, step }) => {
    const page = canvas.getByTestId('page');
    const form = (
      <form>
        <Field id="plain-country" label="Country" isRequired>
          {(wiring) => <Controlled {...plainArgs} {...wiring} />}
        </Field>
      </form>
    );
    page.innerHTML = renderToString(form);
    const select = within(page).getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    await step('is a required select that sends the value', async () => {
      await expect(select.tagName).toBe('SELECT');
      await expect(select).toBeRequired();
      await userEvent.selectOptions(select, 'Japan');
      await expect(sent(page, 'country')).toBe('JP');
    });
    await step('is not taken away while it is used', async () => {
      select.focus();
      hydrateRoot(page, form);
      await waitFor(() => expect(plainArgs.onChange).toHaveBeenLastCalledWith('JP'));
      await expect(select).toHaveFocus();
    });
    await step('then turns into the one that can be searched', async () => {
      select.blur();
      await waitFor(() => expect(within(page).getByRole('combobox')).toHaveValue('Japan'));
      await expect(sent(page, 'country')).toBe('JP');
    });
  },
};

export const WithError: Story = {
  render: (args) => (
    <Field label="Country" isRequired error="Choose a country.">
      {(wiring) => <Controlled {...args} {...wiring} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const LongText: Story = {
  args: {
    value: 'GB',
    options: [
      {
        value: 'GB',
        label: 'United Kingdom of Great Britain and Northern Ireland, the islands off it included',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
