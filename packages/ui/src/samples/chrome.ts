/** Sample content for chrome and layout stories. */

const pages = [
  ['Home', '/'],
  ['About', '/about'],
  ['Projects', '/projects'],
  ['Internships', '/internships'],
  ['Certificates', '/certificates'],
  ['Skills', '/skills'],
  ['Activity', '/my-activity'],
  ['Resume', '/resume'],
  ['Blogs', '/blogs'],
  ['Contact', '/contact'],
] as const;

/** Returns ten navigation links, one of them current. */
export const navigationWithCurrent = (current = 'Projects') =>
  pages.map(([label, href]) => ({ label, href, isCurrent: label === current }));

/** Navigation links with German labels, which are longer than the English ones. */
export const longNavigationSample = [
  'Startseite',
  'Über mich',
  'Projektübersicht',
  'Berufspraktika',
  'Zertifizierungen',
  'Fähigkeiten',
  'Aktivitäten',
  'Lebenslauf',
  'Blogbeiträge',
  'Kontaktaufnahme',
].map((label, index) => ({ label, href: `/de/${index}`, isCurrent: index === 2 }));

const ownerSample = 'Asha Kumar';

export const wordSample = {
  text: 'நன்றி',
  meaning: 'thank you',
  language: 'ta',
  image: { art: 'words/nandri' },
};

export const footerSample = {
  word: wordSample,
  email: 'owner@example.com',
  owner: ownerSample,
  year: 2026,
  groups: [
    {
      heading: 'Pages',
      links: pages
        .filter(([label]) =>
          ['Home', 'About', 'Projects', 'Skills', 'Blogs', 'Contact'].includes(label),
        )
        .map(([label, href]) => ({ label, href })),
    },
    {
      heading: 'Elsewhere',
      links: ['GitHub', 'LinkedIn', 'LeetCode', 'Instagram'].map((label) => ({
        label,
        href: `https://example.com/${label.toLowerCase()}`,
        newTab: true,
      })),
    },
    {
      heading: 'Policies',
      links: ['Privacy policy', 'Terms and conditions', 'Cookie policy'].map((label) => ({
        label,
        href: `https://example.com/policies#${label.replaceAll(' ', '-').toLowerCase()}`,
      })),
    },
  ],
};

export const leadSample =
  'Eight things, from a task board to a bus stop. In every picture the bright dot is the person it was made for.';

export const cookieMessageSample =
  'This site stores only your answer to this question in your browser. The chat and translation tools may set their own cookies.';

const doNothing = () => undefined;

export const cookieBannerSample = {
  message: cookieMessageSample,
  acceptLabel: 'Accept',
  rejectLabel: 'Reject',
  choice: null,
  onAccept: doNothing,
  onReject: doNothing,
};

export const headerSample = {
  owner: ownerSample,
  homeHref: '/',
  links: navigationWithCurrent(),
  theme: 'light',
  onToggleTheme: doNothing,
  isMenuOpen: false,
  onMenuToggle: doNothing,
} as const;

/** Four paragraphs, long enough to scroll. */
export const paragraphsSample = [
  'The reader at the stop detects the tag before anyone can see the bus.',
  'A route number has two or three digits, and the speaker says them one by one.',
  'Riders know which bus has arrived, and do not have to ask.',
  'The tag costs less than a ticket, and works even if the network does not.',
];

export const ownerLineSample = {
  name: 'Asha Kumar',
  role: 'Software developer and designer',
  links: [
    { label: 'Work', href: '/projects' },
    { label: 'Resume', href: '/resume' },
  ],
};
