import { feedbackForm, feedbackPage, feedbackThanksPage, services, site } from '@portfolio/content';
import { FeedbackView } from '@portfolio/ui';
import { fill } from '@portfolio/words';
import { connect } from '../../forms/connection';
import type { FormWords } from '../../forms/SendStatus';
import { ServiceForm } from '../../forms/ServiceForm';
import { useServiceForm } from '../../forms/useServiceForm';
import { listedPage } from '../../page';
import { checkAnswers, initial, labels, questionNames } from './answers';
import { SurveyFields } from './SurveyFields';

const words: FormWords = {
  what: WORDS.feedback.what,
  copy: WORDS.feedback.copy,
  subject: fill(WORDS.feedback.subject, { name: site.name }),
  thanks: feedbackThanksPage,
  again: WORDS.feedback.again,
};

const connection = connect(services.feedbackForm, 'feedbackThanks', words.subject);

/** The survey, and how far one has come in it. */
function FeedbackPage() {
  const form = useServiceForm({ name: 'feedback', connection, initial, validate: checkAnswers });
  const total = questionNames.length;
  const answered = questionNames.filter((name) => form.fields.values[name]?.trim());
  return (
    <FeedbackView
      words={feedbackPage}
      introduction={feedbackForm.introduction}
      // The fields are empty again once they have been sent.
      done={form.state.status === 'sent' ? total : answered.length}
      total={total}
    >
      <ServiceForm
        form={form}
        words={words}
        note={feedbackForm.note}
        labels={labels}
        hidden={feedbackForm.hidden}
        submitLabel={feedbackForm.submitLabel}
      >
        <SurveyFields form={form} />
      </ServiceForm>
    </FeedbackView>
  );
}

export const page = listedPage(feedbackPage, FeedbackPage);
