import preview from '../../../.storybook/preview';

import { Button } from '../../forms/Button/Button';
import { Checkbox } from '../../forms/Checkbox/Checkbox';
import { Field, RequiredNote } from '../../forms/Field/Field';
import { FormCell, FormGrid, FormStack } from '../../forms/FormLayout/FormLayout';
import { SearchableSelect } from '../../forms/SearchableSelect/SearchableSelect';
import { TextArea, TextInput } from '../../forms/TextInput/TextInput';
import { faqSamples } from '../../samples/cards';
import { countrySamples } from '../../samples/options';
import { pageStory } from '../pageStory';
import { ContactView } from './ContactView';

/** A sample form, because the site's own form depends on services. */
const form = (
  <FormStack>
    <RequiredNote>Indicates required question.</RequiredNote>
    <FormGrid>
      <FormCell>
        <Field id="email" label="Email" isRequired>
          {(wiring) => <TextInput {...wiring} name="email" type="email" />}
        </Field>
      </FormCell>
      <FormCell>
        <Field id="country" label="Country" isRequired>
          {(wiring) => (
            <SearchableSelect
              {...wiring}
              name="country"
              options={countrySamples}
              value="FR"
              onChange={() => undefined}
            />
          )}
        </Field>
      </FormCell>
      <FormCell>
        <Field id="message" label="Message" isRequired>
          {(wiring) => <TextArea {...wiring} name="message" />}
        </Field>
      </FormCell>
    </FormGrid>
    <Checkbox name="terms">I agree to the terms</Checkbox>
    <div>
      <Button type="submit">Submit</Button>
    </div>
  </FormStack>
);

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Contact',
  component: ContactView,
  args: {
    head: {
      heading: 'Contact',
      lead: 'Tell me about your project. I answer every message.',
      tile: 'cool',
      kolam: 'pair',
    },
    children: form,
    replyTime: '24-48 hours',
    faq: faqSamples,
    revealMs: 0,
  } as const,
});

export const Default = meta.story();
