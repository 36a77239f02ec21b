/** Schemas for the content of single pages, and for the frame around all pages: navigation bar, footer, cookie banner, survey invitation. */
import { z } from 'zod';
import {
  artPictureSchema,
  entity,
  isoDateSchema,
  linkSchema,
  list,
  nonEmptyList,
  oneOf,
  pictureSchema,
  slugSchema,
  text,
  tileSchema,
  wholeNumber,
  wordSchema,
  yearSchema,
  type Link,
} from './common';
import type { Services } from './services';

/** A section whose entries the generator selects. */
const selectionSchema = entity({
  heading: text('write the heading'),
  link: linkSchema.optional(),
});

export const homeSchema = entity({
  greeting: entity({
    word: wordSchema,
    introduction: text('write the text before your name').describe(
      `The text before the owner's name: "Vanakkam, I’m".`,
    ),
  }).describe('The greeting: a large word, and a line that introduces the owner.'),
  titles: nonEmptyList(
    text('write a title').regex(/[.。।۔]$/, { error: 'end the title with a full stop' }),
    'list the titles',
  ).describe(
    'Your titles, which the headline types in turn; a single title is not typed. Each ends with a full stop.',
  ),
  lead: text('write the sentence under the headline'),
  picture: pictureSchema
    .optional()
    .describe('A large photograph beside the headline, as { src, alt }. Default: your portrait.'),
  resumeLabel: text('write the resume button’s label').describe(
    'The label of the button that opens your resumeUrl.',
  ),
  hire: linkSchema
    .optional()
    .describe('The button that links to the contact page. Omitted if that page is disabled.'),
  sameDots: entity({
    heading: text('write the heading'),
    items: nonEmptyList(
      entity({
        image: artPictureSchema,
        label: text('name what the dots represent'),
        caption: text('say where the dots are found'),
        project: slugSchema
          .optional()
          .describe('The slug of the project that the drawing links to.'),
      }),
      'list the drawings with their captions',
    ),
  })
    .optional()
    .describe('The section with drawings that all use the same dots. Optional.'),
  recentWork: selectionSchema.describe('The section with the featured projects.'),
  skills: selectionSchema
    .optional()
    .describe('Your strongest skills, with links to projects and posts that demonstrate them.'),
  latestPost: selectionSchema.optional().describe('The newest post.'),
  workTogether: entity({
    sentence: text('write a sentence about how to work with you'),
    link: linkSchema,
  })
    .optional()
    .describe(
      'A sentence about working with you, with a link to the contact page. Omitted if that page is disabled.',
    ),
});

const educationSchema = entity({
  id: slugSchema.describe('The id, which resume.yaml refers to.'),
  from: yearSchema,
  to: yearSchema,
  title: text('name the degree or type of school'),
  field: text('name the field of study').optional(),
  institution: text('name the school or college'),
  courses: list(text('name the course'), 'list the courses')
    .optional()
    .describe('Relevant courses, shown on the resume.'),
}).refine(({ from, to }) => from <= to, {
  error: 'give a last year that is not before the first',
  path: ['to'],
});

export const aboutSchema = entity({
  bio: nonEmptyList(text('write the paragraph'), 'write at least one paragraph about yourself'),
  educationHeading: text('write the heading'),
  education: list(educationSchema, 'list your schools and degrees').describe(
    'Your schools and degrees, latest first.',
  ),
  hobbiesHeading: text('write the heading'),
  hobbies: list(
    entity({ name: text('name the hobby'), image: pictureSchema, tile: tileSchema }),
    'list the hobbies',
  ),
  achievementsHeading: text('write the heading'),
  achievements: list(
    entity({
      count: wholeNumber('write a whole number'),
      suffix: z
        .string({ error: 'write the text after the number, or use an empty string' })
        .describe('Text after the number, e.g. +; may be empty.'),
      label: text('name what is counted'),
    }),
    'list the achievements',
  ),
  achievementsLink: linkSchema
    .optional()
    .describe('The link below the counters, e.g. to the certificates.'),
});

const skillSchema = entity({
  name: text('name the skill'),
  image: pictureSchema,
  percent: wholeNumber('give a whole number from 0 to 100', { max: 100 })
    .optional()
    .describe('Your level, shown as a number and a bar. Leave it out to show no bar.'),
  level: text('describe your level in a few words')
    .optional()
    .describe('Your level in words, e.g. Daily work. Shown without a bar.'),
  years: wholeNumber('give a whole number of years', { min: 1, max: 80 })
    .optional()
    .describe('Years of experience, shown after the category.'),
  category: text('name the category').describe('The skill’s category in the filter.'),
});

export const skillsSchema = entity({
  list: list(skillSchema, 'list the skills').describe('The skills in display order.'),
  paragraph: text('write the paragraph under the skills'),
  resumeLabel: text('write the resume link’s label').describe(
    'The label of the link to your resumeUrl.',
  ),
});

/** A skill as the author writes it. */
export type SkillSource = z.infer<typeof skillSchema>;
/** An entry that demonstrates a skill. */
export interface SkillEvidence {
  kind: 'project' | 'post' | 'job' | 'internship' | 'certificate';
  label: string;
  /** Path of the entry's page from the site's root. */
  href: string;
  /** The label's language, if it differs from the site's. */
  language?: string | undefined;
}
/** A skill with the entries that demonstrate it. */
export type Skill = SkillSource & { evidence: SkillEvidence[] };
export interface SkillsNote {
  paragraph: string;
  resume: Link;
}

export const activitySchema = entity({
  cards: list(
    entity({
      id: oneOf(['leetCode', 'gitHubStats', 'gitHubLanguages']).describe(
        'The external card to show.',
      ),
      heading: text('write the card’s heading'),
      linkLabel: text('write the label of the link to your profile'),
      alt: text('describe the picture in a sentence'),
    }),
    'list the cards',
  ).describe('Cards with statistics from other sites. services.yaml configures the sources.'),
  badgesHeading: text('write the heading above the badges'),
  badges: list(
    entity({
      name: text('name the badge'),
      emoji: text('give the badge’s emoji'),
      image: artPictureSchema.describe('The drawing shown next to the emoji.'),
      tile: tileSchema,
    }),
    'list the badges',
  ),
});

export type Activity = z.infer<typeof activitySchema>;
/** A card with statistics from another site. */
export type ActivityCard = Activity['cards'][number];

/** Fields that the GitHub and LeetCode snapshots share. Pages show a snapshot if the card's service fails or is blocked. */
const snapshotFields = {
  username: text('give the user name that the statistics belong to').describe(
    'The user that the statistics belong to. They are shown only if services.yaml has the same user name.',
  ),
  takenOn: isoDateSchema.describe('The day on which the statistics were fetched.'),
};

/** GitHub statistics as of one day; null without a snapshot. */
export const gitHubSnapshotSchema = entity({
  ...snapshotFields,
  stats: entity({
    stars: wholeNumber('give the number of stars').describe(
      "Stars of the user's own repositories.",
    ),
    commits: wholeNumber('give the number of commits').describe('Commits in all years.'),
    pullRequests: wholeNumber('give the number of pull requests').describe(
      'Pull requests opened by the user.',
    ),
    issues: wholeNumber('give the number of issues'),
  }).describe("The user's public activity."),
  languages: list(
    entity({
      name: text('name the language'),
      repositories: wholeNumber('give the number of repositories', { min: 1 }).describe(
        'Number of repositories mainly written in this language.',
      ),
    }),
    'list the languages',
  ).describe("The main languages of the user's own repositories, most frequent first."),
}).nullable();

/** LeetCode statistics as of one day; null without a snapshot. */
export const leetCodeSnapshotSchema = entity({
  ...snapshotFields,
  problems: list(
    entity({
      difficulty: text('name the difficulty').describe("LeetCode's name for the difficulty."),
      solved: wholeNumber('give the number of solved problems'),
      total: wholeNumber('give the total number of problems', { min: 1 }),
    }),
    'list the problems by difficulty',
  ),
}).nullable();

/** Adds a flag, so that pages can label sample data. */
type WithSampleFlag<Schema extends z.ZodType> =
  | (NonNullable<z.infer<Schema>> & { isSample?: boolean })
  | null;
export type GitHubSnapshot = WithSampleFlag<typeof gitHubSnapshotSchema>;
export type LeetCodeSnapshot = WithSampleFlag<typeof leetCodeSnapshotSchema>;

export const navigationSchema = nonEmptyList(linkSchema, 'list the links in the navigation bar');

export type Navigation = z.infer<typeof navigationSchema>;

/** The footer, without profiles and policies, which are in `services.yaml`. */
export const footerSchema = entity({
  word: wordSchema.optional(),
  headings: entity({
    pages: text('write the heading above the pages'),
    profiles: text('write the heading above the profiles'),
    policies: text('write the heading above the policies'),
  }),
  pages: nonEmptyList(linkSchema, 'list the pages that the footer links to'),
  sampleNotice: text('say that some content is a sample').describe(
    'The notice that the footer shows while the site contains samples.',
  ),
});

/** The footer, with the profiles and policies from `services.yaml`. */
export type Footer = z.infer<typeof footerSchema> & {
  profiles: Services['social'];
  policies: Services['policies'];
};

/** The cookie banner and the survey invitation. */
export const noticesSchema = entity({
  cookies: entity({
    text: text('explain what is stored and what loads only after consent'),
    acceptLabel: text('write the accept button’s label'),
    rejectLabel: text('write the reject button’s label'),
  })
    .optional()
    .describe('The cookie banner. Leave it out if the site uses no third-party services.'),
  popup: entity({
    heading: text('write the heading'),
    text: text('describe the survey'),
    link: linkSchema.describe('The link to the survey, which opens in a new tab.'),
    closeLabel: text('write the close button’s label'),
  })
    .optional()
    .describe('The invitation to the survey. Leave it out if you have no survey.'),
});

export type Notices = z.infer<typeof noticesSchema>;
