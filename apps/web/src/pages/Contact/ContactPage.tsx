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
import { fill } from '@portfolio/words';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ServiceForm } from '../../forms/ServiceForm';
import { useServiceForm, type FormDefinition } from '../../forms/useServiceForm';
import { listedPage } from '../../page';
import { checkMessage } from './checkMessage';
import { ContactFields } from './ContactFields';
import { regionOf } from './place';

const byName = (read: (field: (typeof contactForm.fields)[number]) => string) =>
  Object.fromEntries(contactForm.fields.map((field) => [field.name, read(field)]));

const empty = byName(() => '');

/** How a message begins that an article's "Write to me about this" leads to. */
const openingWords = () => {
  const about = new URLSearchParams(window.location.search).get('about');
  return about && 'message' in empty
    ? `${fill(WORDS.article.replyOpening, { title: about.slice(0, 200) })} `
    : '';
};
const labels = byName(({ label }) => label);

const definition: FormDefinition = {
  ...contactForm,
  name: 'contact',
  service: services.contactForm,
  what: WORDS.contact.what,
  copy: WORDS.contact.copy,
  subject: fill(WORDS.contact.subject, { name: site.name }),
  thanks: contactThanksPage,
  again: WORDS.contact.again,
  labels: ({ country }) => {
    const region = regionOf(country);
    return region && 'state' in labels ? { ...labels, state: region } : labels;
  },
  reading: (name, value) =>
    name === 'country'
      ? (contactForm.countries?.find(({ code }) => code === value)?.name ?? value)
      : value,
  validate: checkMessage,
};

const termsHref = services.policies.find(({ id }) => id === 'terms')?.href;
const terms = contactForm.terms && termsHref && { ...contactForm.terms, href: termsHref };

/** The contact form, how long an answer takes, and common questions. */
function ContactPage() {
  const message = useClientValue(openingWords, '');
  const [initial, setInitial] = useState(empty);
  const form = useServiceForm(definition, initial);
  // The prerendered page knows nothing of the article; what was typed before it came alive stays.
  const begin = useEffectEvent(() => {
    setInitial({ ...empty, message });
    if (!form.fields.values['message']) form.fields.setValue('message', message);
  });
  useEffect(() => {
    // What the form starts with and what it holds have to change together, or a stored draft would seem to contradict it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (message) begin();
  }, [message]);
  const { hash } = useLocation();
  // The prerendered page cannot know it.
  const isHydrated = useIsHydrated();
  return (
    <ContactView
      words={contactPage}
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
