import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/Button';
import { SurveyProgress, type SurveyProgressProps } from './SurveyProgress';

const meta = preview.meta({
  title: 'Forms and actions/SurveyProgress (progress bar, stepper)',
  id: 'forms-survey-surveyprogress',
  component: SurveyProgress,
  args: { done: 4, total: 20 },
});

function Answering({ total, ...props }: SurveyProgressProps) {
  const [done, setDone] = useState(props.done);
  return (
    <>
      <SurveyProgress done={done} total={total} />
      <Button size="small" onClick={() => setDone(done + 1)}>
        Answer one more
      </Button>
    </>
  );
}

/** The count is announced after a pause, not after every answer. */
export const Default = meta.story({
  render: (args) => <Answering {...args} />,
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(canvas.getByText('6 of 20 questions answered')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(
      () => expect(canvas.getByRole('status')).toHaveTextContent('6 of 20 questions answered'),
      { timeout: 5000 },
    );
  },
});

export const NotStarted = meta.story({ args: { done: 0 } });

export const Complete = meta.story({ args: { done: 20 } });

export const UnevenTotal = meta.story({ args: { done: 12, total: 18 } });
