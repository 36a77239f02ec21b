/**
 * Settings of third-party services. Each service is optional: without it, visitors get a fallback, and the build says so. Environment
 * variables can override settings for a deployment: see `overrideServices`.
 */
import { z } from 'zod';
import { entity, externalUrlSchema, list, oneOf, pattern, text, wholeNumber } from './common';

/** The id of an account, form or widget. */
const serviceId = (expectation: string) => pattern(/^[\w.@:-]+$/, expectation);

/** Formats alternatives: `a, b or c`. */
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

type Providers = Record<string, z.core.$ZodLooseShape>;
type Provider<All extends Providers> = {
  [Name in keyof All]: z.ZodObject<
    { provider: z.ZodLiteral<Name & string> } & All[Name],
    z.core.$strict
  >;
}[keyof All];

/** A service with a choice of providers, each with its settings. */
const service = <All extends Providers>(providers: All) =>
  z
    .discriminatedUnion(
      'provider',
      Object.entries(providers).map(([name, settings]) =>
        entity({ provider: z.literal(name), ...settings }),
      ) as unknown as [Provider<All>],
      { error: `use a provider: ${either.format(Object.keys(providers))}` },
    )
    .describe(`A service from one of these providers: ${either.format(Object.keys(providers))}.`);

/** The service that receives a form. */
const formServiceSchema = service({
  /** Not configured: posts go to the local server's inbox, for development and preview. */
  inbox: {
    form: serviceId('name the form, like contact').describe(
      'The name that the inbox shows for this form.',
    ),
  },
  formsubmit: {
    recipient: serviceId('give the alias or email address that FormSubmit knows').describe(
      "FormSubmit's alias for the owner's address, or the address itself.",
    ),
  },
  formspree: { formId: serviceId('give the id of the form on Formspree') },
  /** Any other service that accepts posted forms. */
  generic: {
    action: externalUrlSchema.describe('The address that the form posts to.'),
    fetchUrl: externalUrlSchema
      .optional()
      .describe(
        'The address for sending the fields by fetch. It must allow this site and respond in JSON. Without it, the page posts the form.',
      ),
  },
});

/** A language that a page can be translated into. */
const languageSchema = entity({
  code: pattern(/^[a-z]{2}$/, 'give the two-letter code of the language, like ta').describe(
    'Two-letter code, e.g. zh.',
  ),
  serviceCode: text('give the code that the translation service uses')
    .optional()
    .describe("The translation service's code, if it differs, e.g. zh-CN."),
  name: text('write the name of the language in the language itself'),
  direction: oneOf(['ltr', 'rtl']),
});

/** Analytics. The defaults are the providers' hosted services; set addresses for self-hosted ones. */
const analyticsSchema = service({
  /** Not configured: nothing is counted. */
  none: {},
  plausible: {
    domain: pattern(/^[^\s/:]+$/, 'give the name of the site at Plausible, like example.com'),
    scriptUrl: externalUrlSchema
      .default('https://plausible.io/js/script.js')
      .describe('The script address in the snippet from the dashboard.'),
  },
  umami: {
    websiteId: serviceId('give the website id from the Umami dashboard'),
    scriptUrl: externalUrlSchema
      .default('https://cloud.umami.is/script.js')
      .describe('The script address in the tracking code from the dashboard.'),
    hostUrl: externalUrlSchema
      .optional()
      .describe("The address that receives the data, if it is not the script's host."),
  },
  goatcounter: {
    endpoint: externalUrlSchema.describe(
      'The address that receives the data, like https://mycode.goatcounter.com/count.',
    ),
    scriptUrl: externalUrlSchema
      .default('https://gc.zgo.at/count.js')
      .describe('The address of count.js.'),
  },
  /** Any other script. */
  script: {
    src: externalUrlSchema.describe('The address of the script.'),
    attributes: z
      .record(
        pattern(/^data-[a-z0-9-]+$/, 'start the name with data-'),
        text('write the value of the attribute'),
        { error: 'list the data attributes with their values' },
      )
      .default({})
      .describe('Data attributes of the script element.'),
    hosts: list(externalUrlSchema, 'list the other hosts that it sends data to')
      .default([])
      .describe('Other hosts that it sends data to.'),
    needsConsent: z
      .boolean({ error: 'write true or false' })
      .default(true)
      .describe('True if it waits for Accept in the cookie banner.'),
  },
});

/** Collects email addresses for a newsletter. */
const newsletterSchema = service({
  /** Not configured: there is no form. */
  none: {},
  buttondown: { username: serviceId('give your user name at Buttondown') },
  /** Any other service that accepts posted forms, such as Mailchimp. */
  generic: {
    action: externalUrlSchema.describe('The address that the form posts to.'),
    field: text('give the name of the email field')
      .default('email')
      .describe('The name of the email field, e.g. EMAIL.'),
  },
});

/** Replies to posts. */
const commentsSchema = service({
  /** Not configured: only posts with their own address have a link. */
  none: {},
  /** giscus.app: comments in the discussions of a GitHub repository. */
  giscus: {
    repo: pattern(/^[\w.-]+\/[\w.-]+$/, 'give owner and name of the repository, like ada/comments'),
    repoId: text('give data-repo-id from giscus.app'),
    category: text('give data-category from giscus.app'),
    categoryId: text('give data-category-id from giscus.app'),
    lang: pattern(/^[a-z]{2,3}(-[A-Za-z]+)?$/, 'give a language that giscus has, like de')
      .optional()
      .describe(
        "The language of giscus's own texts, e.g. de. Default: the site’s language if giscus has it, else English.",
      ),
  },
  /** A link to reply on Mastodon. */
  mastodon: {
    address: externalUrlSchema.describe(
      'The page for replies to posts without a `mastodon` address, e.g. your profile.',
    ),
  },
});

/** All third-party services and sites. */
export const servicesSchema = entity({
  contactForm: formServiceSchema.describe('The service that receives contact messages.'),
  feedbackForm: formServiceSchema.describe('The service that receives survey answers.'),
  botCheck: service({
    /** Not configured: a hidden field that only bots fill in. */
    none: {},
    /** Cloudflare Turnstile; it protects only if the form service verifies its token. */
    turnstile: { siteKey: serviceId('give the site key from the Turnstile dashboard') },
  }).describe('The check that senders are not bots.'),
  chatbot: service({
    /** Not configured: there is no chat button. */
    none: {},
    tawk: {
      propertyId: serviceId('give the property id from the Tawk dashboard'),
      widgetId: serviceId('give the widget id from the Tawk dashboard'),
    },
    chatbase: { botId: serviceId('give the bot id from the Chatbase dashboard') },
    /** botpress.com, with the configuration script from its dashboard. */
    botpress: { scriptUrl: externalUrlSchema },
  }).describe('The chatbot. It loads after Accept, or when the visitor presses Chat.'),
  translation: entity({
    provider: z
      .enum(['none', 'google'], { error: 'use a provider: none or google' })
      .describe('google uses the page translation widget; none hides the control.'),
    languages: list(languageSchema, 'list the languages').describe(
      'The languages that visitors can choose. The first is the language of the pages.',
    ),
  }).describe('The translation of pages.'),
  qr: entity({
    provider: z
      .enum(['none', 'qrserver'], { error: 'use a provider: none or qrserver' })
      .describe('qrserver requests the code from api.qrserver.com; with none, the page draws it.'),
    requestSizePx: wholeNumber('give the size in pixels, 10 or more', { min: 10 }).describe(
      'Width and height of the requested picture in pixels.',
    ),
    displaySizePx: wholeNumber('give the size in pixels, 10 or more', { min: 10 }).describe(
      'Width and height on the page in pixels.',
    ),
  }).describe('The QR code of the shared resume.'),
  leetCode: service({
    /** Not configured: the card is not shown. */
    none: {},
    /** The public service at leetcard.jacoblin.cool. */
    leetcard: {
      username: serviceId('give your user name at LeetCode'),
      profileUrl: externalUrlSchema.describe('Your profile, which the card links to.'),
    },
  }),
  gitHub: service({
    /** Not configured: the cards are not shown. */
    none: {},
    /** github-readme-stats, on its public deployment or the owner's. */
    'readme-stats': {
      username: serviceId('give your GitHub user name'),
      endpoint: externalUrlSchema.describe(
        'The address of the deployment, without a trailing slash.',
      ),
      profileUrl: externalUrlSchema.describe('Your profile, which the cards link to.'),
    },
  }),
  analytics: analyticsSchema
    .optional()
    .describe('The service that counts visits. Without it, nothing is counted.'),
  newsletter: newsletterSchema
    .optional()
    .describe('The newsletter form below the list of posts. Without it, there is no form.'),
  comments: commentsSchema.optional().describe('Comments on posts. Without it, there are none.'),
  policies: list(
    entity({
      id: oneOf(['privacy', 'terms', 'cookies']),
      label: text('write the link text'),
      href: externalUrlSchema,
    }),
    'list the pages of the policies site',
  ).describe(
    'The pages of the policies site. The contact form links to the terms, and the cookie banner to the cookie policy.',
  ),
  social: list(
    entity({
      network: text('name the network'),
      username: text('give your user name there').describe('Your user name there.'),
      href: externalUrlSchema,
    }),
    'list the profiles',
  ),
});

export type Services = z.infer<typeof servicesSchema>;
export type FormService = Services['contactForm'];
export type BotCheckService = Services['botCheck'];
export type ChatbotService = Services['chatbot'];
export type AnalyticsService = NonNullable<Services['analytics']>;
export type NewsletterService = NonNullable<Services['newsletter']>;
export type CommentsService = NonNullable<Services['comments']>;
export type TranslationService = Services['translation'];
export type SocialLink = Services['social'][number];
