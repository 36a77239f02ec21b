import { feedbackForm, settings, type FeedbackQuestion } from '@portfolio/content';
import {
  Field,
  FormCell,
  FormGrid,
  FormPart,
  RadioGroup,
  Reveal,
  SurveyQuestion,
  TextArea,
  TextInput,
  type FieldWiring,
} from '@portfolio/ui';
import type { ReactNode } from 'react';
import type { ServiceFormState } from '../../forms/useServiceForm';

const questions = feedbackForm.parts.flatMap((part) => part.questions);

/** Questions are numbered through all parts, from 1. */
const numberOf = (question: FeedbackQuestion) => questions.indexOf(question) + 1;

const durationMs = settings.scrollReveal.feedbackMs;

/** The survey's questions in their parts, after who answers and before what they ask. */
export function SurveyFields({ form }: { form: ServiceFormState }) {
  const { values, errors, setValue, touch } = form.fields;
  const { identity, identityHeading, parts, queries, queriesHeading } = feedbackForm;

  const text = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value),
    onBlur: () => touch(name),
  });

  const field = (
    entry: { name: string; hint?: string; required?: boolean },
    label: string,
    control: (wiring: FieldWiring) => ReactNode,
  ) => (
    <Field
      id={entry.name}
      label={label}
      hint={entry.hint}
      error={errors[entry.name]}
      isRequired={entry.required ?? true}
    >
      {control}
    </Field>
  );

  const question = (entry: FeedbackQuestion) =>
    entry.kind === 'choice' ? (
      <RadioGroup
        id={entry.name}
        name={entry.name}
        label={entry.question}
        options={entry.options}
        value={values[entry.name]}
        onChange={(answer) => setValue(entry.name, answer)}
        error={errors[entry.name]}
        isRequired={entry.required ?? true}
      />
    ) : (
      field(entry, entry.question, (wiring) => (
        <TextArea {...wiring} {...text(entry.name)} autoComplete="off" />
      ))
    );

  return (
    <>
      {identity.length > 0 && (
        <FormPart title={identityHeading}>
          <FormGrid>
            {identity.map((entry) => (
              <FormCell key={entry.name} span={identity.length > 1 ? 3 : 6}>
                {field(entry, entry.label, (wiring) => (
                  <TextInput
                    {...wiring}
                    {...text(entry.name)}
                    type={entry.control}
                    autoComplete={entry.autocomplete}
                    inputMode={entry.inputMode}
                    enterKeyHint={entry.enterKeyHint ?? 'next'}
                  />
                ))}
              </FormCell>
            ))}
          </FormGrid>
        </FormPart>
      )}
      {parts.map(({ heading, questions }) => (
        <Reveal key={heading} durationMs={durationMs}>
          <FormPart title={heading}>
            {questions.map((entry) => (
              <SurveyQuestion key={entry.name} number={numberOf(entry)}>
                {question(entry)}
              </SurveyQuestion>
            ))}
          </FormPart>
        </Reveal>
      ))}
      <FormPart title={queriesHeading}>
        {field(queries, queries.label, (wiring) => (
          <TextArea
            {...wiring}
            {...text(queries.name)}
            autoComplete={queries.autocomplete}
            enterKeyHint={queries.enterKeyHint ?? 'enter'}
          />
        ))}
      </FormPart>
    </>
  );
}
