import preview from '../../../.storybook/preview';

import { Button } from '../../forms/Button/Button';
import { FormStack } from '../../forms/FormLayout/FormLayout';
import { FormPart, SurveyQuestion } from '../../forms/FormLayout/FormPart';
import { RadioGroup } from '../../forms/RadioGroup/RadioGroup';
import { pageStory } from '../pageStory';
import { FeedbackView } from './FeedbackView';

const survey = (
  <FormStack>
    <FormPart title="Finding your way">
      {['Was it easy to find your way?', 'Could you read everything?'].map((label, index) => (
        <SurveyQuestion key={label} number={index + 1}>
          <RadioGroup
            id={`q${index}`}
            name={`q${index}`}
            label={label}
            options={['Yes', 'A bit', 'Not really']}
            value={index === 0 ? 'Yes' : ''}
            onChange={() => undefined}
            isRequired
          />
        </SurveyQuestion>
      ))}
    </FormPart>
    <div>
      <Button type="submit">Submit</Button>
    </div>
  </FormStack>
);

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Feedback',
  component: FeedbackView,
  args: {
    head: {
      heading: 'Feedback',
      lead: 'Each dot is a question. Every answer extends the line by one dot.',
      tile: 'warm',
      kolam: 'seventeen',
    },
    introduction: 'Your answers help to make this site better.',
    children: survey,
    done: 1,
    total: 2,
  } as const,
});

export const Default = meta.story();
