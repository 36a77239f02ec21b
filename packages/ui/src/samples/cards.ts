/** Sample content for card and home page stories. */
import type { ImageFile } from '../cards/Picture/Picture';
import type { Tile } from '../theme';

const striped = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><path fill="%23b9d2ee" d="M0 0h960v720H0z"/><path stroke="%2314201c" stroke-width="40" d="M0 720 960 0M0 360 480 0M480 720l480-360"/></svg>`;

/** Placeholder for a photo or scan: an inlined SVG. */
export const photoSample: ImageFile = {
  src: `data:image/svg+xml,${striped}`,
  width: 960,
  height: 720,
  alt: 'Three broad stripes on blue paper',
};

/** An image that cannot be decoded, which has the same effect as a missing file. */
export const missingPhotoSample: ImageFile = {
  src: 'data:image/png;base64,bm90IGFuIGltYWdl',
  width: 960,
  height: 720,
  alt: 'A certificate with a blue border',
};

export const coverSample = {
  art: 'covers/rfid-bus',
  alt: 'A bus approaches a stop, where one bright dot is waiting',
};

export const longName =
  'Accessible neighbourhood timetable announcer with offline speech for riders, conductors and drivers';

export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';

const project = (name: string, category: string, tile: Tile, cover: string, alt: string) => ({
  name,
  category,
  tile,
  image: { art: `covers/${cover}`, alt },
  href: `/projects/projectdetail/${cover}`,
});

export const projectSamples = [
  project('Tide clock', 'Hardware Projects', 'cool', 'rfid-bus', coverSample.alt),
  project('Signs to speech', 'AI Projects', 'highlight', 'ai-communication', 'A signing hand'),
  project('Shift planner', 'Software Applications', 'accent', 'employee-daily-task', 'Woven dots'),
  project('Small tasks', 'Task Management', 'fresh', 'to-do-list-app', 'Four lines'),
] as const;

export const upcomingSample = {
  name: 'More to come',
  category: 'Upcoming',
  image: { art: 'covers/coming-soon', alt: 'Dots, and the beginning of a line' },
  tile: 'blank',
} as const;

export const postSamples = [
  {
    title: 'Giving a bus stop a voice',
    content: 'A tag, a reader and a speaker: how a bus stop announces each bus to its riders.',
    image: coverSample,
    tile: 'cool',
    href: '/blogs/blogdetail/bus-stop',
    category: 'Hardware Projects',
    author: 'Portfolio Owner',
    readTime: '3 Mins',
    date: '2024-12-10',
  },
  {
    title: 'A hundred signs',
    content:
      'What software has to learn before it understands sign language, and what it still gets wrong.',
    image: projectSamples[1].image,
    tile: 'highlight',
    href: '/blogs/blogdetail/hundred-signs',
    category: 'AI & Accessibility',
    author: 'Portfolio Owner',
    readTime: '3 Mins',
    date: '2025-05-30',
  },
] as const;

export const internshipSamples = [
  {
    year: '2024',
    role: 'Web development intern',
    company: 'Company one',
    city: 'Online',
    time: '1 month',
    type: 'Remote',
    image: { art: 'providers/example-1', alt: '' },
    tile: 'deep',
  },
  {
    year: '2024',
    role: 'Full stack developer intern',
    company: 'Company two',
    city: 'Coimbatore',
    time: '2 weeks',
    type: 'Offline',
    image: { art: 'providers/example-2', alt: '' },
    tile: 'accent',
  },
  {
    year: '2022',
    role: 'Web developer intern',
    company: 'Company three',
    city: 'Coimbatore',
    time: '1 month',
    type: 'Offline',
    image: { art: 'providers/example-3', alt: '' },
    tile: 'highlight',
  },
] as const;

export const jobSamples = [
  {
    ...internshipSamples[0],
    role: 'Front-end developer',
    city: 'Berlin',
    time: 'June 2022 – today',
    year: '2022',
    type: 'Hybrid',
    summary: 'Built the passengers’ side of a timetable for trams.',
    highlights: [
      'Rebuilt the timetable as static pages, which load twice as fast on old phones.',
      'Made the forms meet WCAG 2.2 AA, together with two screen reader users.',
    ],
    skills: ['TypeScript', 'React', 'Playwright'],
  },
  {
    ...internshipSamples[1],
    role: 'Web developer',
    time: '2019–2022',
    year: '2019',
    type: undefined,
  },
] as const;

export const groupSamples = (['warm', 'deep', 'accent', 'highlight'] as const).map(
  (tile, index) => ({
    name: `Provider ${index + 1}`,
    count: index + 1,
    tile,
    image: { art: `providers/example-${index + 1}`, alt: '' },
    href: `/certificates/certificatedetail/provider-${index + 1}`,
  }),
);

export const certificateSample = {
  title: 'Introduction to tides',
  issuedBy: 'Tide School',
  date: '14 February 2025',
  image: { art: 'certificates/example', alt: 'A certificate with a seal' },
  tile: 'highlight',
  href: 'https://example.com/certificate.pdf',
} as const;

const evidenceSamples = [
  { kind: 'project', label: 'Tide clock', href: '/projects/projectdetail/tide-clock' },
  { kind: 'project', label: 'Kettle', href: '/projects/projectdetail/kettle' },
  { kind: 'certificate', label: 'Introduction to tea, Tea School', href: '/certificates' },
] as const;

export const skillSamples = [
  { name: 'HTML', category: 'Frontend', percent: 95, mark: 'html' },
  { name: 'React', category: 'Frontend', percent: 85, mark: 'react' },
  { name: 'Canva', category: 'Design', percent: 88, mark: 'canva' },
  { name: 'Kotlin', category: 'Backend', percent: 30, mark: 'kotlin' },
].map(({ mark, ...skill }) => ({
  ...skill,
  image: { art: `skills/${mark}`, alt: '' },
  evidence: mark === 'kotlin' ? [] : evidenceSamples,
}));

export const educationSamples = [
  { years: '2023–2026', title: 'Bachelor of Engineering', place: 'Computer science' },
  { years: '2020–2023', title: 'Diploma', place: 'Polytechnic college' },
  { years: '2018–2019', title: 'SSLC', place: 'Secondary school' },
  { years: '2014–2017', title: 'Middle school', place: 'School two' },
  { years: '2007–2013', title: 'Primary school' },
];

export const hobbySamples = [
  { name: 'Coding', image: { art: 'hobbies/coding', alt: '' }, tile: 'ink' },
  { name: 'Travelling', image: { art: 'hobbies/travelling', alt: '' }, tile: 'cool' },
  { name: 'Reading Books', image: { art: 'hobbies/reading', alt: '' }, tile: 'warm' },
  { name: 'Listening to Music', image: { art: 'hobbies/music', alt: '' }, tile: 'fresh' },
] as const;

export const badgeSamples = [
  { emoji: '⚔️', name: 'Duelist', image: { art: 'medals/duelist' }, tile: 'deep' },
  { emoji: '🐣', name: 'Fledgling', image: { art: 'medals/fledgling' }, tile: 'fresh' },
  { emoji: '🛡️', name: 'Warrior', image: { art: 'medals/warrior' }, tile: 'ink' },
] as const;

export const statRowSamples = [
  { label: 'Stars', value: '61' },
  { label: 'Commits', value: '1,402' },
  { label: 'Pull requests', value: '23' },
  { label: 'Issues', value: '9' },
];

export const statShareSamples = [
  { label: 'TypeScript', value: '54%', percent: 54 },
  { label: 'Java', value: '31%', percent: 31 },
  { label: 'CSS', value: '15%', percent: 15 },
];

export const statImageSample = {
  src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200"><path fill="none" stroke="%2375817b" stroke-width="12" d="M40 150 160 90l80 40L440 50"/></svg>`,
  width: 480,
  height: 200,
  alt: '61 stars, 402 commits, 23 pull requests',
};

export const faqSamples = [
  {
    id: 'reply',
    question: 'How soon will I hear back?',
    answer: 'Within 24-48 hours, and sooner on weekdays.',
  },
  {
    id: 'freelance',
    question: 'Do you take freelance work?',
    answer: 'Yes, from a single page to a whole product.',
  },
  {
    id: 'remote',
    question: 'Can we work remotely?',
    answer: 'Yes. Calls, shared files and pull requests work well.',
  },
];

const sameDots = (art: string, label: string, caption: string, project: string) => ({
  image: { art: `same-dots/${art}` },
  label,
  caption,
  link: { label: project, href: `#${art}` },
});

export const sameDotsSamples = [
  sameDots('hand', '21 landmarks', 'on a signing hand', 'Signs to speech'),
  sameDots('route', 'Stops', 'on a bus route', 'Tide clock'),
  sameDots('board', 'Pads', 'on a circuit board', 'Tide clock'),
  sameDots('vector', 'Nodes', 'on a vector curve', 'Small tasks'),
  sameDots('kolam', 'Pulli', 'on a doorstep at dawn', 'Shift planner'),
];

export const skillLinkSamples = [
  {
    name: 'TypeScript',
    image: { art: 'skills/react', alt: '' },
    evidence: [
      { label: 'Shift planner', href: '#shift-planner' },
      { label: 'Giving a bus stop a voice', href: '#bus-stop' },
    ],
  },
  {
    name: 'Figma',
    image: { art: 'skills/figma', alt: '' },
    evidence: [{ label: 'Signs to speech', href: '#signs-to-speech' }],
  },
  {
    name: 'C++',
    image: { art: 'skills/kotlin', alt: '' },
    evidence: [{ label: 'Tide clock', href: '#tide-clock' }],
  },
];

export const titleSamples = [
  'Software Developer.',
  'Canva Designer.',
  'Freelancer.',
  'Figma Designer.',
];

/** Sample content for the home page's hero. */
export const heroSample = {
  greeting: { text: 'வணக்கம்', meaning: 'welcome', language: 'ta', image: { art: 'words/vanakkam' } },
  introduction: 'Vanakkam,\nI’m Asha Kumar',
  titles: titleSamples,
  typing: { characterMs: 100, pauseMs: 2000 },
  lead: 'I build apps, and hardware that tells a blind rider which bus has come.',
  resume: { label: 'View Resume', href: 'https://example.com/resume.pdf' },
  hire: { label: 'Hire Me', href: '#contact' },
  facts: ['Software developer', 'Kochi, India', 'B.Tech., 2021–2025', 'Available from June 2026'],
  portrait: { art: 'portrait', alt: 'Asha Kumar, drawn in dots' },
};
