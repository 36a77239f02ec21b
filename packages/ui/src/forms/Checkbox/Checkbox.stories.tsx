import preview from '../../../.storybook/preview';
import { fn } from 'storybook/test';

import { Checkbox, CheckboxGroup } from './Checkbox';

const meta = preview.meta({
  title: 'Forms and actions/Checkbox (tick box, toggle, switch)',
  id: 'forms-fields-checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  args: {
    name: 'terms',
    required: true,
    onChange: fn(),
    children: (
      <>
        I agree to the <a href="https://example.com/terms">terms and conditions</a>.
      </>
    ),
  },
});

export const Default = meta.story();

export const Ticked = meta.story({ args: { defaultChecked: true } });

export const Disabled = meta.story({ args: { disabled: true } });

/** Any number may be checked. For a single choice, use `RadioGroup`. */
export const Group = meta.story({
  render: () => (
    <CheckboxGroup label="Parts">
      {['Skills', 'Projects', 'Education', 'Education and training since leaving school'].map(
        (part) => (
          <Checkbox key={part} defaultChecked>
            {part}
          </Checkbox>
        ),
      )}
    </CheckboxGroup>
  ),
});
