/**
 * What other companies' servers do for this site, in one place. Every service can be left unconfigured; then the visitor gets
 * the site's own fallback, and the build says so. Environment variables may override the values for a deployment: see
 * `overrideServices`.
 */
import { z } from 'zod';
import { entity, externalUrlSchema, list, oneOf, pattern, text, wholeNumber } from './common';

/** A name that a service gave to an account, a form or a widget. */
const serviceId = (expectation: string) => pattern(/^[\w.@:-]+$/, expectation);

/** "a, b or c" */
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

type Providers = Record<string, z.core.$ZodLooseShape>;
type Provider<All extends Providers> = {
  [Name in keyof All]: z.ZodObject<
    { provider: z.ZodLiteral<Name & string> } & All[Name],
    z.core.$strict
  >;
}[keyof All];

/** A service at one of several providers, each with its settings. */
const service = <All extends Providers>(providers: All) =>
  z.discriminatedUnion(
    'provider',
    Object.entries(providers).map(([name, settings]) =>
      entity({ provider: z.literal(name), ...settings }),
    ) as unknown as [Provider<All>],
    { error: `use a provider: ${either.format(Object.keys(providers))}` },
  );

/** Where a form is posted to. */
const formServiceSchema = service({
  /** Unconfigured: the local server's own inbox, for development and preview. */
  inbox: {
    /** The name under which the inbox keeps what is sent. */
    form: serviceId('name the form, like contact'),
  },
  /** formsubmit.co. */
  formsubmit: {
    /** The alias that stands for the owner's address, or the address itself. */
    recipient: serviceId('give the alias or e-mail address that FormSubmit knows'),
  },
  /** formspree.io. */
  formspree: { formId: serviceId('give the id of the form at Formspree') },
  /** Any other service that takes the post of a page. */
  generic: {
    /** Where the page posts to. */
    action: externalUrlSchema,
    /** Where the same fields may go by `fetch`; it must allow this site and answer in JSON. Left out, the page posts. */
    fetchUrl: externalUrlSchema.optional(),
  },
});

/** A language that a page can be translated into. */
const languageSchema = entity({
  /** Its code, e.g. `zh`. */
  code: pattern(/^[a-z]{2}$/, 'give the two-letter code of the language, like ta'),
  /** The code that the translation service uses, where it is another, e.g. `zh-CN`. */
  serviceCode: text('give the code that the translation service uses').optional(),
  name: text('write the name of the language in the language itself'),
  direction: oneOf(['ltr', 'rtl']),
});

/** Every service and site that the pages work with. */
export const servicesSchema = entity({
  /** Where contact messages go. */
  contactForm: formServiceSchema,
  /** Where survey answers go. */
  feedbackForm: formServiceSchema,
  /** The check that a sender is a person. */
  botCheck: service({
    /** Unconfigured: a hidden field that only programs fill in. */
    none: {},
    /** Cloudflare Turnstile; it protects only if the form service verifies its token. */
    turnstile: { siteKey: serviceId('give the site key from the Turnstile dashboard') },
  }),
  /** The chatbot (it loads after Accept or on the visitor's own click). */
  chatbot: service({
    /** Unconfigured: there is no chat button. */
    none: {},
    tawk: {
      propertyId: serviceId('give the property id from the Tawk dashboard'),
      widgetId: serviceId('give the widget id from the Tawk dashboard'),
    },
    /** chatbase.co. */
    chatbase: { botId: serviceId('give the bot id from the Chatbase dashboard') },
    /** botpress.com; the configuration script that the dashboard offers. */
    botpress: { scriptUrl: externalUrlSchema },
  }),
  /** The translation of pages. */
  translation: entity({
    /** `google` is the page translation widget; `none` hides the control. */
    provider: z.enum(['none', 'google'], { error: 'use a provider: none or google' }),
    /** The languages on offer; the first is the one that the pages are written in. */
    languages: list(languageSchema, 'give the languages on offer'),
  }),
  /** The QR code of the shared resume. */
  qr: entity({
    /** `qrserver` asks api.qrserver.com; `none` has the page draw the code itself. */
    provider: z.enum(['none', 'qrserver'], { error: 'use a provider: none or qrserver' }),
    /** Width and height of the picture that is asked for. */
    requestSizePx: wholeNumber('give the size in pixels, 10 or more', { min: 10 }),
    /** Width and height at which it is shown. */
    displaySizePx: wholeNumber('give the size in pixels, 10 or more', { min: 10 }),
  }),
  leetCode: service({
    /** Unconfigured: the card is not shown. */
    none: {},
    /** leetcard.jacoblin.cool. */
    leetcard: {
      username: serviceId('give your user name at LeetCode'),
      /** The owner's profile, for the card's link. */
      profileUrl: externalUrlSchema,
    },
  }),
  gitHub: service({
    /** Unconfigured: the cards are not shown. */
    none: {},
    /** github-readme-stats, at its public deployment or one of the owner's own. */
    'readme-stats': {
      username: serviceId('give your user name at GitHub'),
      /** The address of the deployment, without a slash at its end. */
      endpoint: externalUrlSchema,
      /** The owner's profile, for the cards' links. */
      profileUrl: externalUrlSchema,
    },
  }),
  /** The pages of the policies site; the contact form links to the terms, the cookie banner to the cookie policy. */
  policies: list(
    entity({
      id: oneOf(['privacy', 'terms', 'cookies']),
      label: text('write the words of the link'),
      href: externalUrlSchema,
    }),
    'give the pages of the policies site',
  ),
  social: list(
    entity({
      network: text('name the network'),
      /** The owner's name there. */
      username: text('give your user name there'),
      href: externalUrlSchema,
    }),
    'give the profiles',
  ),
});

export type Services = z.infer<typeof servicesSchema>;
export type FormService = Services['contactForm'];
export type BotCheckService = Services['botCheck'];
export type ChatbotService = Services['chatbot'];
export type TranslationService = Services['translation'];
export type SocialLink = Services['social'][number];
