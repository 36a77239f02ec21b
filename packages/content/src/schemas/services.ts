/**
 * What other companies' servers do for this site, in one place. Every service can be left unconfigured; then the visitor gets
 * the site's own fallback, and the build says so. The values below may be overridden for a deployment by environment variables:
 * see `resolveServices`.
 */
import { z } from 'zod';
import { entity, externalUrlSchema, list, text, wholeNumber } from './common';

/** A name that a service gave to an account, a form or a widget. */
const serviceId = (expectation: string) =>
  z.string({ error: expectation }).regex(/^[\w.@:-]+$/, { error: expectation });

/** Where a form is posted to. */
export const formServiceSchema = z.discriminatedUnion(
  'provider',
  [
    /** Unconfigured: the local server's own inbox, for development and preview. */
    entity({
      provider: z.literal('inbox'),
      /** The name under which the inbox keeps what is sent. */
      form: serviceId('name the form, like contact'),
    }),
    /** formsubmit.co. */
    entity({
      provider: z.literal('formsubmit'),
      /** The alias that stands for the owner's address, or the address itself. */
      recipient: serviceId('give the alias or e-mail address that FormSubmit knows'),
    }),
    /** formspree.io. */
    entity({
      provider: z.literal('formspree'),
      formId: serviceId('give the id of the form at Formspree'),
    }),
    /** Any other service that takes the post of a page. */
    entity({
      provider: z.literal('generic'),
      /** Where the page posts to. */
      action: externalUrlSchema,
      /** Where the same fields may go by `fetch`; it must allow this site and answer in JSON. Left out, the page posts. */
      fetchUrl: externalUrlSchema.optional(),
    }),
  ],
  { error: 'use a provider: inbox, formsubmit, formspree or generic' },
);

/** The check that a sender is a person. */
export const botCheckServiceSchema = z.discriminatedUnion(
  'provider',
  [
    /** Unconfigured: a hidden field that only programs fill in. */
    entity({ provider: z.literal('none') }),
    /** Cloudflare Turnstile; it protects only if the form service verifies its token. */
    entity({
      provider: z.literal('turnstile'),
      siteKey: serviceId('give the site key from the Turnstile dashboard'),
    }),
  ],
  { error: 'use a provider: none or turnstile' },
);

/** The chatbot (it loads after Accept or on the visitor's own click). */
export const chatbotServiceSchema = z.discriminatedUnion(
  'provider',
  [
    /** Unconfigured: there is no chat button. */
    entity({ provider: z.literal('none') }),
    entity({
      provider: z.literal('tawk'),
      propertyId: serviceId('give the property id from the Tawk dashboard'),
      widgetId: serviceId('give the widget id from the Tawk dashboard'),
    }),
    /** chatbase.co. */
    entity({
      provider: z.literal('chatbase'),
      botId: serviceId('give the bot id from the Chatbase dashboard'),
    }),
    /** botpress.com. */
    entity({
      provider: z.literal('botpress'),
      /** The configuration script that the dashboard offers. */
      scriptUrl: externalUrlSchema,
    }),
  ],
  { error: 'use a provider: none, tawk, chatbase or botpress' },
);

/** A language that a page can be translated into. */
export const languageSchema = entity({
  /** Its code, e.g. `zh`. */
  code: z
    .string({ error: 'give the code of the language, like ta' })
    .regex(/^[a-z]{2}$/, { error: 'give the two-letter code of the language, like ta' }),
  /** The code that the translation service uses, where it is another, e.g. `zh-CN`. */
  serviceCode: text('give the code that the translation service uses').optional(),
  name: text('write the name of the language in the language itself'),
  /** The direction in which it is written. */
  direction: z.enum(['ltr', 'rtl'], { error: 'use ltr or rtl' }),
});

/** The translation of pages. */
export const translationServiceSchema = entity({
  /** `google` is the page translation widget; `none` hides the control. */
  provider: z.enum(['none', 'google'], { error: 'use a provider: none or google' }),
  /** The languages on offer; the first is the one that the pages are written in. */
  languages: list(languageSchema, 'give the languages on offer'),
});

/** The QR code of the shared resume. */
export const qrServiceSchema = entity({
  /** `qrserver` asks api.qrserver.com; `none` has the page draw the code itself. */
  provider: z.enum(['none', 'qrserver'], { error: 'use a provider: none or qrserver' }),
  /** Width and height of the picture that is asked for, in pixels. */
  requestSizePx: wholeNumber('give the size in pixels, 10 or more', { min: 10 }),
  /** Width and height at which it is shown, in pixels. */
  displaySizePx: wholeNumber('give the size in pixels, 10 or more', { min: 10 }),
});

/** The LeetCode card. */
export const leetCodeServiceSchema = z.discriminatedUnion(
  'provider',
  [
    /** Unconfigured: the card is not shown. */
    entity({ provider: z.literal('none') }),
    /** leetcard.jacoblin.cool. */
    entity({
      provider: z.literal('leetcard'),
      /** The owner's name at LeetCode. */
      username: serviceId('give your user name at LeetCode'),
      /** The owner's profile, for the card's link. */
      profileUrl: externalUrlSchema,
    }),
  ],
  { error: 'use a provider: none or leetcard' },
);

/** The two GitHub cards. */
export const gitHubServiceSchema = z.discriminatedUnion(
  'provider',
  [
    /** Unconfigured: the cards are not shown. */
    entity({ provider: z.literal('none') }),
    /** github-readme-stats, at its public deployment or one of the owner's own. */
    entity({
      provider: z.literal('readme-stats'),
      /** The owner's name at GitHub. */
      username: serviceId('give your user name at GitHub'),
      /** The address of the deployment, without a slash at its end. */
      endpoint: externalUrlSchema,
      /** The owner's profile, for the cards' links. */
      profileUrl: externalUrlSchema,
    }),
  ],
  { error: 'use a provider: none or readme-stats' },
);

/** A profile of the owner elsewhere. */
export const socialLinkSchema = entity({
  network: text('name the network'),
  /** The owner's name there. */
  username: text('give your user name there'),
  /** The address of the profile. */
  href: externalUrlSchema,
});

/** A page of the policies site. */
export const policyLinkSchema = entity({
  /** What the page is; the contact form links to the terms, the cookie banner to the cookie policy. */
  id: z.enum(['privacy', 'terms', 'cookies'], { error: 'use privacy, terms or cookies' }),
  label: text('write the words of the link'),
  /** The address of the page. */
  href: externalUrlSchema,
});

/** Every service and site that the pages work with. */
export const servicesSchema = entity({
  /** Where contact messages go. */
  contactForm: formServiceSchema,
  /** Where survey answers go. */
  feedbackForm: formServiceSchema,
  /** The check that a sender is a person. */
  botCheck: botCheckServiceSchema,
  chatbot: chatbotServiceSchema,
  /** The translation of pages. */
  translation: translationServiceSchema,
  /** The QR code. */
  qr: qrServiceSchema,
  leetCode: leetCodeServiceSchema,
  gitHub: gitHubServiceSchema,
  policies: list(policyLinkSchema, 'give the pages of the policies site'),
  /** Profiles of the owner elsewhere. */
  social: list(socialLinkSchema, 'give the profiles'),
});

export type FormService = z.infer<typeof formServiceSchema>;
export type BotCheckService = z.infer<typeof botCheckServiceSchema>;
export type ChatbotService = z.infer<typeof chatbotServiceSchema>;
export type TranslationService = z.infer<typeof translationServiceSchema>;
export type LeetCodeService = z.infer<typeof leetCodeServiceSchema>;
export type GitHubService = z.infer<typeof gitHubServiceSchema>;
export type PolicyLink = z.infer<typeof policyLinkSchema>;
export type SocialLink = z.infer<typeof socialLinkSchema>;
export type Services = z.infer<typeof servicesSchema>;
