import preview from '../../../.storybook/preview';

import { Field } from '../Field/Field';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextArea, TextInput } from '../TextInput/TextInput';
import { FormCell, FormGrid, FormLayout, FormNote, formSpans, FormStack } from './FormLayout';
import { FormPart, SurveyQuestion } from './FormPart';

const meta = preview.meta({
  title: 'Forms and actions/FormLayout (grid, fieldset, columns)',
  id: 'forms-layout-formlayout',
  component: FormLayout,
  subcomponents: { FormStack, FormNote, FormGrid, FormCell, FormPart, SurveyQuestion },
  args: {
    kind: 'message',
    aside: <p>A reply takes 24-48 hours.</p>,
    children: (
      <FormStack as="form">
        <FormGrid>
          {formSpans.map((span) => (
            <FormCell key={span} span={span}>
              <Field label={`${span} of 6`}>{(wiring) => <TextInput {...wiring} />}</Field>
            </FormCell>
          ))}
        </FormGrid>
        <Field label="Message" isRequired>
          {(wiring) => <TextArea {...wiring} name="message" />}
        </Field>
        <FormNote>Your draft stays in this browser until you send it.</FormNote>
      </FormStack>
    ),
  } as const,
});

/** Cells of every width in the six-column grid. On phones, each cell takes the full width. */
export const Message = meta.story({
  globals: { viewport: { value: 'roomy' } },
  parameters: { docs: { story: { height: '42rem' } } },
});

/** Paired fields stay side by side on phones. */
export const LongText = meta.story({
  args: {
    aside: (
      <p>Zwischen 24 und 48 Stunden bis zu einer Antwort, um Feiertage herum ein wenig länger</p>
    ),
    children: (
      <FormStack>
        <FormGrid>
          {([2, 4] as const).map((span) => (
            <FormCell key={span} span={span} isPaired>
              <Field label="Country code of the telephone number where I can call you back">
                {(wiring) => <TextInput {...wiring} />}
              </Field>
            </FormCell>
          ))}
        </FormGrid>
        <FormPart title="Finding your way around pages that you have not seen before">
          <SurveyQuestion number={16}>
            <RadioGroup
              label="Was the site easy to use with your keyboard, with zoom or with a screen reader?"
              name="q16"
              options={['Yes', 'No', 'Could improve']}
              isRequired
            />
          </SurveyQuestion>
        </FormPart>
      </FormStack>
    ),
  },
});
