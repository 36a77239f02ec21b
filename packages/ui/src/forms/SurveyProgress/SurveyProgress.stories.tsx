import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Button } from '../Button/Button';
import { SurveyProgress } from './SurveyProgress';

const meta = preview.meta({
  title: 'Forms and actions/SurveyProgress (progress bar, stepper)',
  id: 'forms-survey-surveyprogress',
  component: SurveyProgress,
  args: { done: 6, total: 20 },
});

export const Default = meta.story();

export const NotStarted = meta.story({ args: { done: 0 } });

export const Complete = meta.story({ args: { done: 20 } });

export const UnevenTotal = meta.story({ args: { done: 12, total: 18 } });

function Answering({ total }: { total: number }) {
  const [done, setDone] = useState(4);
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
export const Announcement = meta.story({
  render: ({ total }) => <Answering total={total} />,
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    await expect(canvas.getByText('6 of 20 questions answered')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(
      () => expect(canvas.getByRole('status')).toHaveTextContent('6 of 20 questions answered'),
      {
        timeout: 5000,
      },
    );
  },
});
