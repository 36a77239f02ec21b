import preview from '../../../.storybook/preview';
import { fn } from 'storybook/test';

import { controlled } from '../../samples/controlled';
import { RadioGroup } from './RadioGroup';

const Controlled = controlled(RadioGroup);

const meta = preview.meta({
  title: 'Forms and actions/RadioGroup (radio buttons, options)',
  id: 'forms-fields-radiogroup',
  component: RadioGroup,
  args: {
    label: 'Was it easy to find your way around the site?',
    name: 'q1',
    options: ['Yes', "It's okay", 'Needs improvement'],
    isRequired: true,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story();

export const WithError = meta.story({ args: { error: 'Choose an answer.' } });

export const LongText = meta.story({
  args: {
    label: 'When you opened a project, did its page explain what it does and who it is for?',
    options: [
      'Yes, straight away',
      'Only after I had read the whole page twice, and some of it again',
    ],
    value: 'Only after I had read the whole page twice, and some of it again',
  },
});
