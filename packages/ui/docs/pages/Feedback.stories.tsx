import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { PageHead } from '../../src/chrome/PageHead/PageHead';
import { Button } from '../../src/forms/Button/Button';
import { ErrorSummary } from '../../src/forms/ErrorSummary/ErrorSummary';
import { Field } from '../../src/forms/Field/Field';
import { FormCell, FormGrid } from '../../src/forms/FormGrid/FormGrid';
import { FormLayout } from '../../src/forms/FormLayout/FormLayout';
import { FormPart } from '../../src/forms/FormPart/FormPart';
import { FormStack } from '../../src/forms/FormStack/FormStack';
import { RadioGroup } from '../../src/forms/RadioGroup/RadioGroup';
import { RequiredNote } from '../../src/forms/RequiredNote/RequiredNote';
import { SurveyProgress } from '../../src/forms/SurveyProgress/SurveyProgress';
import { SurveyQuestion } from '../../src/forms/SurveyQuestion/SurveyQuestion';
import { TextArea } from '../../src/forms/TextArea/TextArea';
import { TextInput } from '../../src/forms/TextInput/TextInput';
import { Wrap } from '../../src/layout/Wrap/Wrap';
import { onPhone, onTablet, pageStory, rightToLeft } from './stage';

const questions = [
  { id: 'q1', text: 'Was it easy to find your way?', options: ['Yes', 'It’s okay', 'No'] },
  { id: 'q2', text: 'How fast did the pages come?', options: ['Very fast', 'Normal', 'Slow'] },
  { id: 'q3', text: 'Could you read everything?', options: ['Yes', 'A bit', 'Not really'] },
  { id: 'q4', text: 'What would you change first?' },
  {
    id: 'q5',
    text: 'Was the site easy to use with your keyboard, with zoom or with a screen reader?',
    options: ['Yes', 'No', 'Could improve'],
  },
] as const;

interface FeedbackProps {
  /** Whether Submit has been pressed too early. */
  hasErrors?: boolean;
}

function Feedback({ hasErrors = false }: FeedbackProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({ q1: 'Yes' });
  const missing = hasErrors ? questions.filter(({ id }) => !answers[id]) : [];
  const errorOf = (id: string) =>
    missing.some((question) => question.id === id) ? 'Answer this question.' : undefined;
  const answer = (id: string, value: string) => setAnswers({ ...answers, [id]: value });
  const done = Object.values(answers).filter(Boolean).length;
  return (
    <>
      <PageHead
        heading="Feedback"
        lead="Seventeen dots; each answer lets the line through one."
        tile="lotus"
        kolam="seventeen"
      />
      <Wrap $isPageEnd>
        <FormLayout
          kind="survey"
          aside={<SurveyProgress done={done} total={questions.length + 1} />}
        >
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <FormStack>
              {missing.length > 0 && (
                <ErrorSummary
                  title="Some answers are missing"
                  errors={missing.map(({ id, text }) => ({ fieldId: id, label: text }))}
                />
              )}
              <RequiredNote />
              <FormPart title="About you">
                <FormGrid>
                  <FormCell span={3}>
                    <Field label="Name" isRequired>
                      {(wiring) => (
                        <TextInput
                          {...wiring}
                          name="name"
                          onChange={(event) => answer('name', event.target.value)}
                        />
                      )}
                    </Field>
                  </FormCell>
                </FormGrid>
              </FormPart>
              <FormPart title="Finding your way">
                {questions.map((question, index) => (
                  <SurveyQuestion key={question.id} number={index + 1}>
                    {'options' in question ? (
                      <RadioGroup
                        id={question.id}
                        name={question.id}
                        label={question.text}
                        options={question.options}
                        value={answers[question.id] ?? ''}
                        onChange={(value) => answer(question.id, value)}
                        error={errorOf(question.id)}
                        isRequired
                      />
                    ) : (
                      <Field
                        id={question.id}
                        label={question.text}
                        error={errorOf(question.id)}
                        isRequired
                      >
                        {(wiring) => (
                          <TextArea
                            {...wiring}
                            name={question.id}
                            onChange={(event) => answer(question.id, event.target.value)}
                          />
                        )}
                      </Field>
                    )}
                  </SurveyQuestion>
                ))}
              </FormPart>
              <div>
                <Button type="submit">Submit</Button>
              </div>
            </FormStack>
          </form>
        </FormLayout>
      </Wrap>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Feedback',
  component: Feedback,
} satisfies Meta<typeof Feedback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** Each answer moves the line on by one dot. */
export const Answering: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Very fast' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Meena');
    await expect(canvas.getByText('3 of 6 answered')).toBeVisible();
  },
};

export const Errors: Story = { args: { hasErrors: true } };
export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const RightToLeft: Story = rightToLeft;
