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
import type { SurveyName } from './answers';

/** `q7` is the seventh question. */
const numberOf = ({ name }: FeedbackQuestion) => Number(name.slice(1));

const durationMs = settings.scrollReveal.feedbackMs;

/** The survey's questions in their parts, after who answers and before what they ask. */
export function SurveyFields({ form }: { form: ServiceFormState<SurveyName> }) {
  const { values, errors, setValue, touch } = form.fields;
  const { identity, identityHeading, parts, queries, queriesHeading } = feedbackForm;

  const text = (name: SurveyName) => ({
    name,
    value: values[name],
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
        isRequired
      />
    ) : (
      <Field id={entry.name} label={entry.question} error={errors[entry.name]} isRequired>
        {(wiring) => <TextArea {...wiring} {...text(entry.name)} autoComplete="off" />}
      </Field>
    );

  return (
    <>
      <FormPart title={identityHeading}>
        <FormGrid>
          {identity.map(({ name, label, control, autocomplete, inputMode, enterKeyHint }) => (
            <FormCell key={name} span={3}>
              <Field id={name} label={label} error={errors[name]} isRequired>
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    {...text(name)}
                    type={control}
                    autoComplete={autocomplete}
                    inputMode={inputMode}
                    enterKeyHint={enterKeyHint}
                  />
                )}
              </Field>
            </FormCell>
          ))}
        </FormGrid>
      </FormPart>
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
        <Field id={queries.name} label={queries.label} error={errors[queries.name]} isRequired>
          {(wiring) => (
            <TextArea
              {...wiring}
              {...text(queries.name)}
              autoComplete={queries.autocomplete}
              enterKeyHint={queries.enterKeyHint}
            />
          )}
        </Field>
      </FormPart>
    </>
  );
}
