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
} from '@portfolio/ui';
import type { ServiceFormState } from '../../forms/useServiceForm';

const questions = feedbackForm.parts.flatMap((part) => part.questions);

/** Questions are numbered through all parts, from 1. */
const numberOf = (question: FeedbackQuestion) => questions.indexOf(question) + 1;

const durationMs = settings.scrollReveal.feedbackMs;

/** The survey's questions in their parts, after who answers and before what they ask. */
export function SurveyFields({ form }: { form: ServiceFormState<string> }) {
  const { values, errors, setValue, touch } = form.fields;
  const { identity, identityHeading, parts, queries, queriesHeading } = feedbackForm;

  const text = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value),
    onBlur: () => touch(name),
  });

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
      <Field
        id={entry.name}
        label={entry.question}
        hint={entry.hint}
        error={errors[entry.name]}
        isRequired={entry.required ?? true}
      >
        {(wiring) => <TextArea {...wiring} {...text(entry.name)} autoComplete="off" />}
      </Field>
    );

  return (
    <>
      {identity.length > 0 && (
        <FormPart title={identityHeading}>
          <FormGrid>
            {identity.map((field) => (
              <FormCell key={field.name} span={identity.length > 1 ? 3 : 6}>
                <Field
                  id={field.name}
                  label={field.label}
                  hint={field.hint}
                  error={errors[field.name]}
                  isRequired={field.required}
                >
                  {(wiring) => (
                    <TextInput
                      {...wiring}
                      {...text(field.name)}
                      type={field.control}
                      autoComplete={field.autocomplete}
                      inputMode={field.inputMode}
                      enterKeyHint={field.enterKeyHint ?? 'next'}
                    />
                  )}
                </Field>
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
        <Field
          id={queries.name}
          label={queries.label}
          hint={queries.hint}
          error={errors[queries.name]}
          isRequired={queries.required}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              {...text(queries.name)}
              autoComplete={queries.autocomplete}
              enterKeyHint={queries.enterKeyHint ?? 'enter'}
            />
          )}
        </Field>
      </FormPart>
    </>
  );
}
