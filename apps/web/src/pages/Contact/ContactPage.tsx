import {
  questionId,
  contactForm,
  contactPage,
  contactThanksPage,
  faq,
  services,
  settings,
  site,
} from '@portfolio/content';
import { useClientValue, useIsHydrated } from '@portfolio/behaviors';
import { ContactView, Link } from '@portfolio/ui';
import { fill, messages } from '@portfolio/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ServiceForm } from '../../forms/ServiceForm';
import { useServiceForm, type FormDefinition } from '../../forms/useServiceForm';
import { listedPage } from '../../page';
import { checkMessage } from './checkMessage';
import { ContactFields } from './ContactFields';
import { stateLabelOf } from './place';

const valuesByField = (read: (field: (typeof contactForm.fields)[number]) => string) =>
  Object.fromEntries(contactForm.fields.map((field) => [field.name, read(field)]));

const empty = valuesByField(() => '');

/** Returns the start of the message for an article's "Write to me about this" link. */
const openingText = () => {
  const about = new URLSearchParams(window.location.search).get('about');
  return about && 'message' in empty
    ? `${fill(messages.article.replyOpening, { title: about.slice(0, 200) })} `
    : '';
};
const labels = valuesByField(({ label }) => label);

const definition: FormDefinition = {
  ...contactForm,
  name: 'contact',
  service: services.contactForm,
  itemLabel: messages.contact.item,
  copyLabel: messages.contact.copy,
  subject: fill(messages.contact.subject, { name: site.name }),
  thanks: contactThanksPage,
  resetLabel: messages.contact.again,
  labels: ({ country }) => {
    const stateLabel = stateLabelOf(country);
    return stateLabel && 'state' in labels ? { ...labels, state: stateLabel } : labels;
  },
  formatValue: (name, value) =>
    name === 'country'
      ? (contactForm.countries?.find(({ code }) => code === value)?.name ?? value)
      : value,
  validate: checkMessage,
};

const termsHref = services.policies.find(({ id }) => id === 'terms')?.href;
const terms = contactForm.terms && termsHref && { ...contactForm.terms, href: termsHref };

function ContactPage() {
  const message = useClientValue(openingText, '');
  const [initial, setInitial] = useState(empty);
  const form = useServiceForm(definition, initial);
  // Runs after hydration, because prerendered pages ignore the query. Keeps text typed before hydration.
  const begin = useEffectEvent(() => {
    setInitial({ ...empty, message });
    if (!form.fields.values['message']) form.fields.setValue('message', message);
  });
  useEffect(() => {
    // Initial and current values must change together; otherwise, a stored draft would conflict with the message.
    // oxlint-disable-next-line react/set-state-in-effect
    if (message) begin();
  }, [message]);
  const { hash } = useLocation();
  // The prerendered page ignores the hash, so the first render must too.
  const isHydrated = useIsHydrated();
  return (
    <ContactView
      head={contactPage}
      replyTime={settings.faqResponse}
      faq={faq.map((item, index) => ({ ...item, id: questionId(index) }))}
      questionId={isHydrated ? hash.slice(1) : ''}
      revealMs={settings.scrollReveal.defaultMs}
    >
      <ServiceForm
        form={form}
        terms={
          terms && (
            <>
              <span>{`${terms.label} `}</span>
              <Link href={terms.href} newTab>
                {terms.linkLabel}
              </Link>
            </>
          )
        }
      >
        <ContactFields form={form} />
      </ServiceForm>
    </ContactView>
  );
}

export const page = listedPage(contactPage, ContactPage);
