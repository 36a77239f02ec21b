import preview from '../../../.storybook/preview';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { citySamples, countrySamples } from '../../samples/options';
import { Field } from '../Field/Field';
import { controlled } from '../../samples/controlled';
import { SearchableSelect } from './SearchableSelect';

const Controlled = controlled(SearchableSelect);

const meta = preview.meta({
  title: 'Forms and actions/SearchableSelect (combobox, autocomplete, typeahead)',
  id: 'forms-fields-searchableselect',
  component: SearchableSelect,
  args: {
    id: 'country',
    required: true,
    'aria-invalid': false,
    name: 'country',
    options: countrySamples,
    value: '',
    onChange: fn(),
    placeholder: 'Choose a country',
  },
  argTypes: { 'aria-invalid': { control: 'boolean' } },
  render: (args) => (
    <form style={{ minBlockSize: '20rem' }}>
      <Field label="Country" isRequired>
        {(wiring) => <Controlled {...args} {...wiring} />}
      </Field>
    </form>
  ),
});

const submittedValue = (canvasElement: HTMLElement, name: string) =>
  new FormData(canvasElement.querySelector('form') ?? undefined).get(name);

/** Keys to type, the text that the field then shows, and the submitted value. */
const entries = [
  // Prefix matches come first, and Enter chooses the active option.
  ['ind{ArrowDown}{ArrowUp}{Enter}{Tab}', 'India', 'IN'],
  // Blur chooses the matching option.
  ['bharat{Tab}', 'India', 'IN'],
  // Text that does not match exactly one option stays visible and is not submitted.
  ['ind{Tab}', 'ind', ''],
] as const;

export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    const options = () => canvas.getAllByRole('option').map((option) => option.textContent);
    const expectSubmitted = async (shown: string, value: string) => {
      await expect(input).toHaveValue(shown);
      await expect(args.onChange).toHaveBeenLastCalledWith(value || shown);
      await expect(submittedValue(canvasElement, 'country')).toBe(value);
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    };

    await step('opens on click, filters on typing, closes on Escape', async () => {
      await userEvent.click(input);
      await expect(options()).toHaveLength(countrySamples.length);
      await userEvent.type(input, 'ind');
      await expect(options()).toEqual(['India', 'Indonesia', 'British Indian Ocean Territory']);
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });
    for (const [keys, shown, value] of entries) {
      await step(`${keys} shows ${shown}`, async () => {
        await userEvent.clear(input);
        await userEvent.type(input, keys);
        await expectSubmitted(shown, value);
        await expect(input).not.toHaveFocus();
      });
    }
    await step('Tab chooses the active option', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
      await expectSubmitted('Austria', 'AT');
      await expect(input).not.toHaveFocus();
    });
    await step('text without a match shows a message', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'Atlantis');
      await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
      await userEvent.tab();
    });
    await step('autofill does not open the list', async () => {
      fireEvent.input(input, { target: { value: 'Japan' } });
      await expectSubmitted('Japan', 'JP');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('a click outside chooses the match', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'sri');
      await userEvent.click(document.body);
      await expectSubmitted('Sri Lanka', 'LK');
    });
    await step('a click chooses an option and keeps focus', async () => {
      await userEvent.click(input);
      await userEvent.click(canvas.getByRole('option', { name: 'Kenya' }));
      await expect(input).toHaveFocus();
      await expectSubmitted('Kenya', 'KE');
    });
  },
});

export const Open = meta.story({
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: { value: 'IN' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await step('stays open when the window loses focus', async () => {
      fireEvent.focusOut(input);
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('India');
    });
  },
});

/** With `allowCustom`, text that matches no option is submitted. Two options may submit the same value. */
export const Custom = meta.story({
  args: { name: 'city', options: citySamples, allowCustom: true, placeholder: 'Choose or type' },
  render: (args) => (
    <form>
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
    await expect(submittedValue(canvasElement, 'city')).toBe('Kodaikanal');

    await userEvent.clear(input);
    await userEvent.type(input, 'dhar{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Dharapuram');
    await expect(submittedValue(canvasElement, 'city')).toBe('Coimbatore');
  },
});

const plainArgs = { ...meta.input.args, onChange: fn() };

/** Before hydration, the field is a native select. Hydration keeps the choice. */
export const BeforeHydration = meta.story({
  render: () => <div data-testid="page" />,
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
      await expect(submittedValue(page, 'country')).toBe('JP');
    });
    await step('stays native while it is in use', async () => {
      select.focus();
      hydrateRoot(page, form);
      await waitFor(() => expect(plainArgs.onChange).toHaveBeenLastCalledWith('JP'));
      await expect(select).toHaveFocus();
    });
    await step('becomes searchable after blur', async () => {
      select.blur();
      await waitFor(() => expect(within(page).getByRole('combobox')).toHaveValue('Japan'));
      await expect(submittedValue(page, 'country')).toBe('JP');
    });
  },
});

export const LongText = meta.story({
  args: {
    value: 'GB',
    options: [
      {
        value: 'GB',
        label: 'United Kingdom of Great Britain and Northern Ireland, with all surrounding islands',
      },
    ],
  },
  parameters: { docs: { story: { height: '16rem' } } },
  globals: { viewport: { value: 'small' } },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
});
