/** Third-party services, all of them optional. A deployment can override the settings with an environment variable (`overrideServices`). */
import { z } from 'zod';
import {
  booleanSchema,
  entity,
  externalUrlSchema,
  hrefSchema,
  list,
  oneOf,
  pattern,
  text,
  wholeNumber,
} from './common';

const serviceId = (expectation: string) => pattern(/^[\w.@:-]+$/, expectation);

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

type Providers = Record<string, z.core.$ZodLooseShape>;
type Provider<All extends Providers> = {
  [Name in keyof All]: z.ZodObject<
    { provider: z.ZodLiteral<Name & string> } & All[Name],
    z.core.$strict
  >;
}[keyof All];

/** Creates a schema for a service with a choice of providers, each with its settings. */
const service = <All extends Providers>(providers: All) =>
  z
    .discriminatedUnion(
      'provider',
      Object.entries(providers).map(([name, settings]) =>
        entity({ provider: z.literal(name), ...settings }),
      ) as unknown as [Provider<All>],
      { error: `use a provider: ${disjunction.format(Object.keys(providers))}` },
    )
    .describe(
      `A service from one of these providers: ${disjunction.format(Object.keys(providers))}.`,
    );

const formServiceSchema = service({
  /** Not configured: messages go to the local server's inbox, for development and preview. */
  inbox: {
    form: serviceId('name the form, like contact').describe('This form’s name in the inbox.'),
  },
  formsubmit: {
    recipient: serviceId('give your FormSubmit alias or email address'),
  },
  formspree: { formId: serviceId('give the form’s id on Formspree') },
  /** Any other service that accepts form submissions. */
  generic: {
    action: externalUrlSchema.describe('The URL that the form posts to.'),
    fetchUrl: externalUrlSchema
      .optional()
      .describe(
        'The URL for sending the fields with fetch. It must allow requests from this site and respond with JSON. Without it, the browser posts the form.',
      ),
  },
}).meta({ id: 'formService' });

/** A language that a page can be translated into. */
const languageSchema = entity({
  code: pattern(/^[a-z]{2}$/, 'give the two-letter language code, like ta'),
  serviceCode: text('give the code that the translation service uses')
    .optional()
    .describe("The translation service's code, if it differs, e.g. zh-CN."),
  name: text('write the language’s name in the language itself'),
  direction: oneOf(['ltr', 'rtl']),
});

/** The default URLs are those of the providers' hosted services. */
const analyticsSchema = service({
  none: {},
  plausible: {
    domain: pattern(/^[^\s/:]+$/, 'give the site’s domain in Plausible, like example.com'),
    scriptUrl: externalUrlSchema
      .default('https://plausible.io/js/script.js')
      .describe('The script URL in the snippet from the dashboard.'),
  },
  umami: {
    websiteId: serviceId('give the website id from the Umami dashboard'),
    scriptUrl: externalUrlSchema
      .default('https://cloud.umami.is/script.js')
      .describe('The script URL in the tracking code from the dashboard.'),
  },
  goatcounter: {
    endpoint: externalUrlSchema.describe(
      'The URL that receives the data, like https://mycode.goatcounter.com/count.',
    ),
    scriptUrl: externalUrlSchema
      .default('https://gc.zgo.at/count.js')
      .describe('The URL of count.js.'),
  },
  script: {
    src: externalUrlSchema.describe('The script’s URL.'),
    attributes: z
      .record(
        pattern(/^data-[a-z0-9-]+$/, 'start the name with data-'),
        text('write the attribute’s value'),
        { error: 'list the data attributes with their values' },
      )
      .default({})
      .describe('Data attributes for the script element.'),
    hosts: list(externalUrlSchema, 'list the other hosts that it sends data to')
      .default([])
      .describe('Other hosts that the script sends data to.'),
    needsConsent: booleanSchema
      .default(true)
      .describe('True if the script waits for Accept in the cookie banner.'),
  },
});

const newsletterSchema = service({
  none: {},
  buttondown: { username: serviceId('give your Buttondown user name') },
  /** Any other service that accepts form submissions, such as Mailchimp. */
  generic: {
    action: externalUrlSchema.describe('The URL that the form posts to.'),
    field: text('give the email field’s name')
      .default('email')
      .describe('The email field’s name, e.g. EMAIL.'),
  },
});

const commentsSchema = service({
  /** Not configured: only posts with a `mastodon` URL have a reply link. */
  none: {},
  /** giscus.app: comments stored in a GitHub repository's discussions. */
  giscus: {
    repo: pattern(/^[\w.-]+\/[\w.-]+$/, 'give the repository as owner/name, like ada/comments'),
    repoId: text('give data-repo-id from giscus.app'),
    category: text('give data-category from giscus.app'),
    categoryId: text('give data-category-id from giscus.app'),
    lang: pattern(/^[a-z]{2,3}(-[A-Za-z]+)?$/, 'give a language that giscus supports, like de')
      .optional()
      .describe(
        'The language of the giscus interface, e.g. de. Default: the site’s language if giscus supports it, otherwise English.',
      ),
  },
  /** A link to reply on Mastodon. */
  mastodon: {
    address: externalUrlSchema.describe(
      'The page for replies to posts without a `mastodon` URL, e.g. your profile.',
    ),
  },
});

export const servicesSchema = entity({
  contactForm: formServiceSchema.describe('The service that receives contact messages.'),
  feedbackForm: formServiceSchema.describe('The service that receives survey answers.'),
  botCheck: service({
    none: {},
    /** Cloudflare Turnstile. Protects only forms whose service verifies the token. */
    turnstile: { siteKey: serviceId('give the site key from the Turnstile dashboard') },
  }).describe('The check that a sender is not a bot.'),
  chatbot: service({
    none: {},
    tawk: {
      propertyId: serviceId('give the property id from the Tawk dashboard'),
      widgetId: serviceId('give the widget id from the Tawk dashboard'),
    },
    chatbase: { botId: serviceId('give the bot id from the Chatbase dashboard') },
    /** `scriptUrl` is the URL of the configuration script in the Botpress dashboard. */
    botpress: { scriptUrl: externalUrlSchema },
  }).describe('The chatbot. It loads after Accept, or when the visitor presses Chat.'),
  translation: entity({
    provider: z
      .enum(['none', 'google'], { error: 'use a provider: none or google' })
      .describe('google uses Google’s page translation widget; none hides the control.'),
    languages: list(languageSchema, 'list the languages').describe(
      'The languages that visitors can choose from. The first is the pages’ own language.',
    ),
  }).describe('Automatic translation of pages.'),
  qr: entity({
    provider: z
      .enum(['none', 'qrserver'], { error: 'use a provider: none or qrserver' })
      .describe(
        'qrserver requests the QR code from api.qrserver.com. The value none makes the page draw the code without a service.',
      ),
    requestSizePx: wholeNumber('give the size in pixels, 10 or more', { min: 10 }).describe(
      'Width and height of the requested picture in pixels.',
    ),
    displaySizePx: wholeNumber('give the size in pixels, 10 or more', { min: 10 }).describe(
      'Width and height on the page in pixels.',
    ),
  }).describe('The QR code for your resume.'),
  leetCode: service({
    none: {},
    /** The public service at leetcard.jacoblin.cool. */
    leetcard: {
      username: serviceId('give your LeetCode user name'),
      profileUrl: externalUrlSchema.describe('Your profile, which the card links to.'),
    },
  }),
  gitHub: service({
    none: {},
    /** github-readme-stats: the public deployment or the owner's. */
    'readme-stats': {
      username: serviceId('give your GitHub user name'),
      endpoint: externalUrlSchema.describe('The deployment’s URL, without a trailing slash.'),
      profileUrl: externalUrlSchema.describe('Your profile, which the cards link to.'),
    },
  }),
  analytics: analyticsSchema
    .optional()
    .describe('The service that counts visits. Without it, nothing is counted.'),
  newsletter: newsletterSchema
    .optional()
    .describe('The newsletter form below the list of posts. Without it, there is none.'),
  comments: commentsSchema.optional().describe('Comments on posts. Without it, there are none.'),
  policies: list(
    entity({
      id: oneOf(['privacy', 'terms', 'cookies']),
      label: text('write the link text'),
      href: hrefSchema,
    }),
    'list your policies',
  ).describe(
    'Your policies, on this site or another. The contact form links to the terms, and the cookie banner to the cookie policy.',
  ),
  social: list(
    entity({
      network: text('name the network'),
      username: text('give your user name there').describe('Your user name on the network.'),
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
