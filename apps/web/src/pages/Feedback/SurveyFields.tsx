import { feedbackForm, settings, type FeedbackQuestion } from '@portfolio/content';
import { FormCell, FormGrid, FormPart, RadioGroup, Reveal, SurveyQuestion } from '@portfolio/ui';
import { FormField } from '../../forms/FormField';
import type { ServiceFormState } from '../../forms/useServiceForm';
import { questions } from './answers';

const { identity, identityHeading, parts, queries, queriesHeading } = feedbackForm;
const durationMs = settings.scrollReveal.feedbackMs;

interface QuestionProps {
  form: ServiceFormState;
  entry: FeedbackQuestion;
}

function Question({ form, entry }: QuestionProps) {
  const { name, question, required = true } = entry;
  const { values, errors, setValue } = form.fields;
  return entry.kind === 'choice' ? (
    <RadioGroup
      id={name}
      name={name}
      label={question}
      options={entry.options}
      value={values[name]}
      onChange={(answer) => setValue(name, answer)}
      error={errors[name]}
      isRequired={required}
    />
  ) : (
    <FormField
      form={form}
      field={{ ...entry, label: question, required, control: 'textarea', autocomplete: 'off' }}
    />
  );
}

/** Fields of the survey: the visitor's details, the questions by section, and the visitor's own questions. */
export const SurveyFields = ({ form }: { form: ServiceFormState }) => (
  <>
    {identity.length > 0 && (
      <FormPart title={identityHeading}>
        <FormGrid>
          {identity.map((field) => (
            <FormCell key={field.name} span={identity.length > 1 ? 3 : 6}>
              <FormField form={form} field={field} />
            </FormCell>
          ))}
        </FormGrid>
      </FormPart>
    )}
    {parts.map((part) => (
      <Reveal key={part.heading} durationMs={durationMs}>
        <FormPart title={part.heading}>
          {part.questions.map((entry) => (
            // Questions are numbered across sections, from 1.
            <SurveyQuestion key={entry.name} number={questions.indexOf(entry) + 1}>
              <Question form={form} entry={entry} />
            </SurveyQuestion>
          ))}
        </FormPart>
      </Reveal>
    ))}
    <FormPart title={queriesHeading}>
      <FormField form={form} field={queries} />
    </FormPart>
  </>
);
