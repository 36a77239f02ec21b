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
  z
    .discriminatedUnion(
      'provider',
      Object.entries(providers).map(([name, settings]) =>
        entity({ provider: z.literal(name), ...settings }),
      ) as unknown as [Provider<All>],
      { error: `use a provider: ${either.format(Object.keys(providers))}` },
    )
    .describe(`A service at one of ${either.format(Object.keys(providers))}.`);

/** Where a form is posted to. */
const formServiceSchema = service({
  /** Unconfigured: the local server's own inbox, for development and preview. */
  inbox: {
    form: serviceId('name the form, like contact').describe(
      'The name under which the inbox keeps what is sent.',
    ),
  },
  /** formsubmit.co. */
  formsubmit: {
    recipient: serviceId('give the alias or e-mail address that FormSubmit knows').describe(
      "The alias that stands for the owner's address, or the address itself.",
    ),
  },
  /** formspree.io. */
  formspree: { formId: serviceId('give the id of the form at Formspree') },
  /** Any other service that takes the post of a page. */
  generic: {
    action: externalUrlSchema.describe('Where the page posts to.'),
    fetchUrl: externalUrlSchema
      .optional()
      .describe(
        'Where the same fields may go by fetch; it must allow this site and answer in JSON. Left out, the page posts.',
      ),
  },
});

/** A language that a page can be translated into. */
const languageSchema = entity({
  code: pattern(/^[a-z]{2}$/, 'give the two-letter code of the language, like ta').describe(
    'Its code, e.g. zh.',
  ),
  serviceCode: text('give the code that the translation service uses')
    .optional()
    .describe('The code that the translation service uses, where it is another, e.g. zh-CN.'),
  name: text('write the name of the language in the language itself'),
  direction: oneOf(['ltr', 'rtl']),
});

/** Counts visits. Each provider's defaults are its own hosted service; the addresses are for other installations. */
const analyticsSchema = service({
  /** Unconfigured: nothing is counted. */
  none: {},
  plausible: {
    domain: pattern(/^[^\s/:]+$/, 'give the name of the site at Plausible, like example.com'),
    scriptUrl: externalUrlSchema
      .default('https://plausible.io/js/script.js')
      .describe('The address in the snippet that the dashboard shows.'),
  },
  umami: {
    websiteId: serviceId('give the website id from the Umami dashboard'),
    scriptUrl: externalUrlSchema
      .default('https://cloud.umami.is/script.js')
      .describe('The address in the tracking code that the dashboard shows.'),
    hostUrl: externalUrlSchema
      .optional()
      .describe('Where the figures go, if not to the host of the script.'),
  },
  goatcounter: {
    endpoint: externalUrlSchema.describe(
      'The address that counts, like https://mycode.goatcounter.com/count.',
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
        pattern(/^data-[a-z0-9-]+$/, 'begin the name with data-'),
        text('write the value of the attribute'),
        { error: 'list the data attributes with their values' },
      )
      .default({})
      .describe('The data attributes of its element.'),
    hosts: list(externalUrlSchema, 'list the other hosts that it sends to')
      .default([])
      .describe('Other hosts that it sends to.'),
    needsConsent: z
      .boolean({ error: 'write true or false' })
      .default(true)
      .describe('Whether it waits for Accept in the cookie banner.'),
  },
});

/** Takes e-mail addresses for a newsletter. */
const newsletterSchema = service({
  /** Unconfigured: there is no form. */
  none: {},
  /** buttondown.com. */
  buttondown: { username: serviceId('give your user name at Buttondown') },
  /** Any other service that takes the post of a page, such as Mailchimp. */
  generic: {
    action: externalUrlSchema.describe('Where the page posts to.'),
    field: text('give the name of the field that takes the e-mail address')
      .default('email')
      .describe('The name of the field that takes the e-mail address, e.g. EMAIL.'),
  },
});

/** Lets readers answer a post. */
const commentsSchema = service({
  /** Unconfigured: only posts that name an address of their own have a link. */
  none: {},
  /** giscus.app: comments in the discussions of a repository at GitHub. */
  giscus: {
    repo: pattern(/^[\w.-]+\/[\w.-]+$/, 'give owner and name of the repository, like ada/comments'),
    repoId: text('give data-repo-id from giscus.app'),
    category: text('give data-category from giscus.app'),
    categoryId: text('give data-category-id from giscus.app'),
    lang: pattern(/^[a-z]{2,3}(-[A-Za-z]+)?$/, 'give a language that giscus has, like de')
      .optional()
      .describe("The language of giscus's own texts, e.g. de; English when left out."),
  },
  /** A link to answer at Mastodon. */
  mastodon: {
    address: externalUrlSchema.describe(
      'Where readers answer posts whose front matter names no `mastodon` address, e.g. your profile.',
    ),
  },
});

/** Every service and site that the pages work with. */
export const servicesSchema = entity({
  contactForm: formServiceSchema.describe('Where contact messages go.'),
  feedbackForm: formServiceSchema.describe('Where survey answers go.'),
  botCheck: service({
    /** Unconfigured: a hidden field that only programs fill in. */
    none: {},
    /** Cloudflare Turnstile; it protects only if the form service verifies its token. */
    turnstile: { siteKey: serviceId('give the site key from the Turnstile dashboard') },
  }).describe('The check that a sender is a person.'),
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
  }).describe("The chatbot (it loads after Accept or on the visitor's own click)."),
  translation: entity({
    provider: z
      .enum(['none', 'google'], { error: 'use a provider: none or google' })
      .describe('google is the page translation widget; none hides the control.'),
    languages: list(languageSchema, 'give the languages on offer').describe(
      'The languages on offer; the first is the one that the pages are written in.',
    ),
  }).describe('The translation of pages.'),
  qr: entity({
    provider: z
      .enum(['none', 'qrserver'], { error: 'use a provider: none or qrserver' })
      .describe('qrserver asks api.qrserver.com; none has the page draw the code itself.'),
    requestSizePx: wholeNumber('give the size in pixels, 10 or more', { min: 10 }).describe(
      'Width and height of the picture that is asked for.',
    ),
    displaySizePx: wholeNumber('give the size in pixels, 10 or more', { min: 10 }).describe(
      'Width and height at which it is shown.',
    ),
  }).describe('The QR code of the shared resume.'),
  leetCode: service({
    /** Unconfigured: the card is not shown. */
    none: {},
    /** leetcard.jacoblin.cool. */
    leetcard: {
      username: serviceId('give your user name at LeetCode'),
      profileUrl: externalUrlSchema.describe("The owner's profile, for the card's link."),
    },
  }),
  gitHub: service({
    /** Unconfigured: the cards are not shown. */
    none: {},
    /** github-readme-stats, at its public deployment or one of the owner's own. */
    'readme-stats': {
      username: serviceId('give your user name at GitHub'),
      endpoint: externalUrlSchema.describe(
        'The address of the deployment, without a slash at its end.',
      ),
      profileUrl: externalUrlSchema.describe("The owner's profile, for the cards' links."),
    },
  }),
  analytics: analyticsSchema.optional().describe('Counts visits; left out, nothing is counted.'),
  newsletter: newsletterSchema
    .optional()
    .describe('The form below the list of posts; left out, there is none.'),
  comments: commentsSchema.optional().describe('Answers to posts; left out, there are none.'),
  policies: list(
    entity({
      id: oneOf(['privacy', 'terms', 'cookies']),
      label: text('write the words of the link'),
      href: externalUrlSchema,
    }),
    'give the pages of the policies site',
  ).describe(
    'The pages of the policies site; the contact form links to the terms, the cookie banner to the cookie policy.',
  ),
  social: list(
    entity({
      network: text('name the network'),
      username: text('give your user name there').describe("The owner's name there."),
      href: externalUrlSchema,
    }),
    'give the profiles',
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
