import { feedbackForm, feedbackPage, feedbackThanksPage, services, site } from '@portfolio/content';
import { FeedbackView } from '@portfolio/ui';
import { fill } from '@portfolio/words';
import { ServiceForm } from '../../forms/ServiceForm';
import { useServiceForm, type FormDefinition } from '../../forms/useServiceForm';
import { listedPage } from '../../page';
import { checkAnswers, initial, labels, questions } from './answers';
import { SurveyFields } from './SurveyFields';

const definition: FormDefinition = {
  ...feedbackForm,
  name: 'feedback',
  service: services.feedbackForm,
  what: WORDS.feedback.what,
  copy: WORDS.feedback.copy,
  subject: fill(WORDS.feedback.subject, { name: site.name }),
  again: WORDS.feedback.again,
  thanks: feedbackThanksPage,
  labels: () => labels,
  validate: checkAnswers,
};

/** The survey, and how far one has come in it. */
function FeedbackPage() {
  const form = useServiceForm(definition, initial);
  const total = questions.length;
  const answered = questions.filter(({ name }) => form.fields.values[name]?.trim());
  return (
    <FeedbackView
      words={feedbackPage}
      introduction={feedbackForm.introduction}
      // The fields are empty again once they have been sent.
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
