/** The interface's texts in English; other languages have the same shape. `{name}` is a placeholder. */
export const page = {
  skip: 'Skip to content',
  loading: 'Loading the page',
  newTab: '(opens in a new tab)',
  darkTheme: 'Dark theme',
  navigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  footer: 'Footer',
  cookies: 'Cookies',
  cookieSettings: 'Cookie settings',
  close: 'Close',
  home: 'Home',
  goHome: 'Go home',
  tryAgain: 'Try again',
  comingSoon: 'Coming Soon',
  /** Links on the owner's line. */
  work: 'Work',
  resume: 'Resume',
  /** A place and a time on one line. */
  pair: '{first}, {second}',
} as const;

export const error = {
  title: 'This page did not load',
  message:
    'The connection may have dropped, or the site may just have been updated. Nothing you typed elsewhere is lost.',
} as const;

export const notFound = {
  heading: '404 - Page Not Found',
  message:
    'A dot has wandered off, and the line could not close. The page may have moved, or the address may have a typo.',
  projects: 'See projects',
  /** The drawing to complete. */
  line: 'The unfinished line',
  hint: 'Finish the line: draw through every dot, or use the arrow keys.',
  left: { one: '{count} dot to go', other: '{count} dots to go' },
  closed: 'The line is closed. Taking you home.',
} as const;

export const services = {
  loading: 'Loading',
  chat: 'Chat',
  chatFailed: 'Chat is unavailable right now.',
  translationFailed: 'Translation is unavailable right now.',
  readIn: 'Read this site in',
  translatedBy: 'Translated by Google',
} as const;

export const home = {
  pauseTitles: 'Pause the changing titles',
  availableFrom: 'Available from {month}',
} as const;

export const search = {
  /** The button in the header. */
  open: 'Search',
  field: 'Search this site',
  idle: 'Type what you are looking for.',
  searching: 'Searching',
  results: 'Results',
  count: { one: '{count} result', other: '{count} results' },
  best: { one: 'Best of {count} result', other: 'Best {shown} of {count} results' },
  none: 'Nothing found. Try another word, or browse everything.',
  failed: 'The search did not load.',
  keptOnly: 'You are offline. These results are from pages you have visited.',
  everything: 'Everything on this site',
  shortcut: 'Press / to search',
  pages: 'Pages',
  projects: 'Projects',
  posts: 'Posts',
  certificates: 'Certificates',
  skills: 'Skills',
  questions: 'Questions',
} as const;

export const filters = {
  all: 'All',
  category: 'Category',
  clear: 'Clear Filter',
  clearSearch: 'Clear search',
  loadMore: 'Load More',
} as const;

export const projects = {
  loading: 'Loading projects',
  shown: { one: '{shown} of {count} project', other: '{shown} of {count} projects' },
  emptyTitle: 'Nothing here yet',
  emptyText: 'There are no projects in this category yet.',
  viewDetails: 'View Project Details',
} as const;

export const internships = {
  loading: 'Loading internships',
} as const;

export const certificates = {
  loading: 'Loading certificates',
  count: { one: '{count} certificate', other: '{count} certificates' },
  /** Follows the large number. */
  total: { one: 'certificate', other: 'certificates' },
  providers: { one: ', from one provider', other: ', from {count} providers' },
  issuedBy: 'Issued By',
  date: 'Date',
  view: '→ View Certificate',
  placeholder: 'Placeholder for the certificate: a sheet with a seal.',
  all: 'All certificates',
  description: {
    one: 'One certificate from {name}, with its issuer, its date and a link to the document.',
    other:
      '{count} certificates from {name}, each with its issuer, its date and a link to the document.',
  },
} as const;

export const skills = {
  seenIn: 'Seen in {entries}',
  project: { one: '{count} project', other: '{count} projects' },
  post: { one: '{count} post', other: '{count} posts' },
  internship: { one: '{count} internship', other: '{count} internships' },
  certificate: { one: '{count} certificate', other: '{count} certificates' },
  job: { one: '{count} job', other: '{count} jobs' },
  notSeen: 'Not used in any work here yet',
  years: { one: '{count} year', other: '{count} years' },
  shown: { one: '{shown} of {count} skill', other: '{shown} of {count} skills' },
  search: 'Search skills',
  emptyTitle: 'No skills found',
  emptyText: 'Try another word, or show all skills.',
} as const;

export const blogs = {
  search: 'Search blogs',
  searchHint: 'Search blogs here.',
  emptyTitle: 'No posts found',
  emptyText: 'Try another word or another category.',
  shown: {
    one: 'Showing {shown} of {count} post',
    other: 'Showing {shown} of {count} posts',
  },
  all: 'All posts',
  updated: 'Updated {date}',
  year: 'Year',
  allYears: 'All years',
  feed: 'Follow by RSS',
  categoryFeed: 'Follow {category} by RSS',
} as const;

export const article = {
  published: 'Published',
  updated: 'Last updated',
  category: 'Category',
  author: 'Author',
  readTime: 'Read time',
  minutes: { one: '{count} Min', other: '{count} Mins' },
  visit: '→ Visit the Project',
  skills: 'Skills',
  tags: 'Tags',
  series: 'Series',
  /** Which part of a series the post is. */
  part: 'Part {part} of {count}',
  project: 'Project',
  post: 'Post',
  contents: 'On this page',
  enlarge: 'Enlarge: {picture}',
  play: 'Play: {title}',
  playsFrom: 'This video is hosted by {provider}, which is contacted only when you play it.',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
  share: 'Share',
  reply: 'Write to me about this',
  /** First words of a message started from an article. */
  replyOpening: 'About “{title}”:',
  related: 'Related',
  inCommon: 'In common: {shared}',
  readOn: 'Keep reading',
  previous: 'Previous',
  next: 'Next',
  table: 'Table',
  code: '{language} code',
  /** Default titles of callouts. */
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
  done: 'Done',
  toDo: 'To do',
  footnotes: 'Footnotes',
  backToText: 'Back to the text',
} as const;

/** Galleries and embeds of articles. */
export const blocks = {
  gallery: 'Photographs',
  photo: '{number} of {count}',
  open: 'Open: {title}',
  opensFrom: 'This is at {provider}, which learns of you only once you open it.',
} as const;

/** The form below the list of posts. */
export const newsletter = {
  heading: 'New posts by email',
  text: 'Each email has a link to unsubscribe.',
  email: 'Email address',
  subscribe: 'Subscribe',
} as const;

/** Below a post. */
export const comments = {
  heading: 'Comments',
  show: 'Show comments',
  note: 'Comments are kept at GitHub, which learns of you only once you show them.',
  atGitHub: 'Comments at GitHub',
  loading: 'Loading comments',
  failed: 'The comments did not load.',
  mastodon: 'Reply on Mastodon',
} as const;

export const activity = {
  loading: 'Loading {service} card',
  failed: '{service} card did not load',
  drawnElsewhere: 'Another site provides this card. The profile has the same figures.',
  openProfile: 'Open profile',
  notLoaded: '{service} card not loaded',
  blocked:
    'You have blocked other sites. Loading this card shares your IP address with one of them.',
  loadCard: 'Load card',
  asOf: 'As of {date}',
  sampleAsOf: 'Sample figures, as of {date}',
  stars: 'Stars',
  commits: 'Commits',
  pullRequests: 'Pull requests',
  issues: 'Issues',
  solved: '{solved} of {total}',
  repositories: { one: '{count} repository', other: '{count} repositories' },
} as const;

export const resume = {
  download: 'Download Resume',
  downloadWord: 'Download for Word',
  print: 'Print Resume',
  contact: 'Contact Me',
  qrCode: 'QR code of the resume',
  scan: 'Scan to read it on your phone.',
  loadQrCode: 'Load QR code',
  page: 'Page {number} of {total}',
} as const;

export const print = {
  resume: 'Resume',
  heading: 'Print',
  pages: { one: '{count} page, {paper}', other: '{count} pages, {paper}' },
  print: 'Print',
  download: 'Download PDF',
  downloadWord: 'Download for Word',
  startOver: 'Start over',
  audience: 'For',
  everyone: 'Everyone',
  paper: 'Paper',
  letter: 'US Letter',
  sections: 'Sections',
  qrCode: 'QR code',
  qrCodeOf: 'QR code of this resume',
  fillsPage: 'Fit text to one page',
  textSize: 'Text size',
  margins: 'Margins',
  note: 'To print this version again, bookmark the page: its address holds every setting. For a PDF with your settings, print and choose Save as PDF.',
} as const;

export const contact = {
  replyWithin: 'Reply within',
  questions: 'Common questions',
  what: 'Your message',
  copy: 'Copy my message',
  subject: 'A message from {name}',
  again: 'Write another message',
  choose: 'Choose',
  chooseOrType: 'Choose or type',
} as const;

export const feedback = {
  give: 'Give Feedback',
  answered: {
    one: '{done} of {count} question answered',
    other: '{done} of {count} questions answered',
  },
  what: 'Your feedback',
  copy: 'Copy my answers',
  subject: 'Feedback on {name}',
  again: 'Submit another response',
} as const;

export const forms = {
  error: 'Error:',
  nothingFound: 'Nothing found',
  problems: { one: 'Please fix one field', other: 'Please fix {count} fields' },
  leaveEmpty: 'Leave this field empty',
  copy: 'Copy {text}',
  copied: 'Copied',
  copyFailed: 'Your browser blocked copying. Select the text and copy it yourself.',
  /** Replaces the form in print. */
  onPaper: 'Write to {email}.',
  pasteHere: '(Select “{copy}” on the form, then paste it here.)',
} as const;

export const draft = {
  discarded: 'Draft discarded',
  replaced: 'Your latest draft replaced an earlier one',
  gone: 'You sent or discarded this draft in another tab',
  bringBack: 'Restore it',
  restored: 'Your draft is back',
  restoredText: 'It stays in this browser until you send it.',
  discard: 'Discard draft',
  kept: 'Your draft stays in this browser until you send it.',
  notKept: 'Your browser blocks storage, so this draft is lost when you leave the site.',
} as const;

export const kolam = {
  label: 'A kolam drawn from the name {name}',
  text: 'This kolam is drawn from your name: the same name always gives the same kolam. Keep it as a thank-you.',
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
} as const;

export const sending = {
  asEmail: 'Send it as an email',
  waits: '{what} will be sent as soon as the check finishes.',
  underWay: '{what} is being sent',
  noReply: 'There was no reply',
  again: 'Send it again',
  mayHaveArrived:
    '{what} may have arrived anyway. If you send it again unchanged, it keeps its number, so the copy is easy to spot.',
  mayBeBlocked: 'If it keeps failing, a content blocker or your network may be the cause.',
  failed: '{what} was not sent',
  backOnline: 'You are back online, so you can send it now.',
  serviceSays: 'It says: “{message}”',
  stillHere: 'What you wrote is still here.',
  offlineTitle: 'You are offline',
  offlineText: '{what} stays here. You can send it when you are back online.',
  withoutCheck: 'Send it without the check',
} as const;

/** Reasons why a message was not sent. */
export const failures = {
  offline: 'You are offline. Send it again when you are back online.',
  refused: 'The form service refused the message.',
  busy: 'The form service is busy. Please try again in a few minutes.',
  broken: 'The form service has a problem. Please try again in a few minutes.',
  tooLong: 'This message is too long for the form service. Shorten it, then send it again.',
  missing: 'The form service could not find this form.',
  unreadable: 'The form service did not confirm your message, so it has probably not arrived.',
  rejected: 'The form service did not accept the message.',
} as const;

export const botCheck = {
  idle: 'The bot check starts when you start typing.',
  waiting: 'Waiting for the bot check',
  passed: 'You have passed the bot check.',
  unavailable:
    'The bot check is unavailable. You can still send the form; it will be marked as unchecked.',
  failed: 'The bot check failed. You can still send the form; it will be marked as unchecked.',
} as const;

/** Error messages of form fields. */
export const problems = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  name: 'Enter your name.',
  email: 'Enter your email address.',
  emailForm: 'Enter an email address with a domain, like name@example.com.',
  countryCode: 'Choose the country code of your number.',
  unknownCode: 'Choose a code from the list or type one, like +91.',
  mobile: 'Enter your mobile number.',
  mobileDigits: 'Enter your number using digits.',
  mobileLength: 'Enter your full number, 5 to 14 digits.',
  mobileInvalid: 'This is not a valid mobile number for {country}. Check the digits and the code.',
  country: 'Choose your country.',
  unknownCountry: 'Choose a country from the list.',
  state: 'Choose or enter your state or region.',
  unknownState: 'Choose a state from the list.',
  city: 'Choose or enter your city.',
  message: 'Write your message.',
  missing: 'Fill in: {label}',
  choice: 'Choose one of the answers.',
  answer: 'Write a few words, or “nothing”.',
  question: 'Write your question, or “none”.',
} as const;

export const sharing = {
  pattern: 'A pattern of dots and one line.',
} as const;

/** Sites in several languages. */
export const languages = {
  /** The name of the list of languages, for assistive technology. */
  label: 'Language',
  /** Where the switch leads when the page is not in that language. */
  home: '{language}: home page',
  list: '{language}: all entries',
  /** Offers the page in the language that the visitor prefers. */
  offer: 'This page is also in {language}',
  /** Marks a link to a page in another language. */
  badge: 'in {language}',
} as const;
