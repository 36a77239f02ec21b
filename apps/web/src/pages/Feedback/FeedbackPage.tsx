import { feedbackForm, feedbackPage, feedbackThanksPage, services, site } from '@portfolio/content';
import { FeedbackView } from '@portfolio/ui';
import { fill, messages } from '@portfolio/messages';
import { ServiceForm } from '../../forms/ServiceForm';
import { useServiceForm, type FormDefinition } from '../../forms/useServiceForm';
import { listedPage } from '../../page';
import { checkAnswers, initial, labels, questions } from './answers';
import { SurveyFields } from './SurveyFields';

const definition: FormDefinition = {
  ...feedbackForm,
  name: 'feedback',
  service: services.feedbackForm,
  itemLabel: messages.feedback.item,
  copyLabel: messages.feedback.copy,
  subject: fill(messages.feedback.subject, { name: site.name }),
  resetLabel: messages.feedback.again,
  fields: feedbackForm.identity,
  thanks: feedbackThanksPage,
  labels: () => labels,
  validate: checkAnswers,
};

function FeedbackPage() {
  const form = useServiceForm(definition, initial);
  const total = questions.length;
  const answered = questions.filter(({ name }) => form.fields.values[name]?.trim());
  return (
    <FeedbackView
      head={feedbackPage}
      introduction={feedbackForm.introduction}
      // After sending, the fields are empty, but all questions count as answered.
      done={form.state.status === 'sent' ? total : answered.length}
      total={total}
    >
      <ServiceForm form={form}>
        <SurveyFields form={form} />
      </ServiceForm>
    </FeedbackView>
  );
}

export const page = listedPage(feedbackPage, FeedbackPage);
