/** Invented, short content for the stories of articles. */
import type { ProseSection } from '../article/Prose/Prose';
import { coverSample, photoSample } from './cards';

export const articleSample = {
  entrance: { durationMs: 800, delaysMs: { heading: 200, dates: 400, panel: 600, prose: 800 } },
  tile: 'neelam',
  image: coverSample,
  subtitle: 'A bus stop that says which bus has come, to riders who cannot read its sign.',
  category: 'Embedded Systems',
  author: 'Asha Kumar',
  readTime: '3 Mins',
  skills: [
    { label: 'C', href: '/skills?search=C' },
    { label: 'Electronics', href: '/skills?search=Electronics' },
  ],
  counterpart: {
    label: 'Project',
    title: 'RFID bus number announcer',
    href: '/projects/projectdetail/rfid',
  },
  visit: { label: '→ Visit the Project', href: 'https://example.com/tide-clock' },
} as const;

/** One of each block, in the order in which an article would use them. */
export const everyBlockSample: readonly ProseSection[] = [
  {
    id: 'overview',
    heading: 'Overview',
    blocks: [
      'The reader at the stop hears the tag before anyone can see the bus. A route number is two or three digits, and the speaker says them one by one.',
      {
        type: 'paragraph',
        text: [
          'Each bus carries a tag with its number; the stop asks for it by ',
          { code: 'READ 0x04' },
          ' and answers within ',
          { strong: 'half a second' },
          '. How tags and readers talk is told in ',
          { link: 'the notes on radio', href: '/blogs/blogdetail/radio' },
          '.',
        ],
      },
      {
        type: 'callout',
        kind: 'note',
        blocks: ['The tag costs less than a ticket, and works when the network does not.'],
      },
    ],
  },
  {
    id: 'features',
    heading: 'Key features',
    blocks: [
      {
        type: 'list',
        items: [
          'Speaks the number twice, the second time slower.',
          ['Keeps quiet at night: see ', { code: 'quietHours' }, '.'],
          'Says nothing rather than something wrong.',
        ],
      },
      {
        type: 'figure',
        image: coverSample,
        caption: 'The stop asks, the bus answers, the rider knows.',
      },
    ],
  },
  {
    id: 'how-it-works',
    heading: 'How it works',
    blocks: [
      {
        type: 'list',
        ordered: true,
        items: [
          'The bus comes within four metres of the stop.',
          'The reader wakes its tag and reads the number.',
          'The speaker says it.',
        ],
      },
      {
        type: 'code',
        language: 'cpp',
        caption: 'The loop of the reader',
        code: [
          { token: 'keyword', text: 'void' },
          ' ',
          { token: 'function', text: 'loop' },
          '() {\n  ',
          { token: 'keyword', text: 'if' },
          ' (!reader.',
          { token: 'function', text: 'isNewCardPresent' },
          '()) ',
          { token: 'keyword', text: 'return' },
          ';\n  say(',
          { token: 'string', text: "'Route '" },
          ', ',
          { token: 'constant', text: '2' },
          '); ',
          {
            token: 'comment',
            text: '// twice, and nothing at all when the tag of the bus is not known to the reader at this stop',
          },
          '\n}',
        ],
      },
      {
        type: 'table',
        caption: 'What each part costs',
        columns: ['Part', 'Per stop', 'Per bus'],
        rows: [
          ['Reader', 'INR 240', '–'],
          ['Tag', '–', 'INR 12'],
          ['Speaker and amplifier', 'INR 310', '–'],
        ],
      },
    ],
  },
];

/** What writers use less often. */
export const richBlocksSample: readonly ProseSection[] = [
  {
    id: 'opening',
    blocks: [
      {
        type: 'paragraph',
        text: [
          'Opening words, ',
          { emphasis: 'leaning' },
          ', ',
          { strong: ['bold with ', { code: 'code' }] },
          ' and ',
          { strike: 'withdrawn' },
          '.',
          { footnote: 1, isFirst: true },
        ],
      },
      {
        type: 'callout',
        kind: 'warning',
        title: 'Warning',
        blocks: ['The reader stays on for an hour.', { type: 'list', items: ['Switch it off.'] }],
      },
      { type: 'quote', blocks: ['I heard my bus before I knew that it was there.'] },
      {
        type: 'video',
        title: 'A minute at the stop',
        href: 'https://video.example.com/watch',
        provider: 'Example',
        player: 'https://player.example.com/watch',
        poster: { art: 'woven/example', alt: '' },
      },
      { type: 'rule' },
    ],
  },
  {
    id: 'reach',
    heading: ['How far ', { code: 'READ' }, ' reaches'],
    blocks: [
      'Its strength falls with the square of the distance.',
      {
        type: 'math',
        math: {
          tag: 'math',
          attributes: { display: 'block' },
          children: [
            { tag: 'mi', children: ['P'] },
            { tag: 'mo', children: ['='] },
            {
              tag: 'mfrac',
              children: [
                { tag: 'mn', children: ['1'] },
                {
                  tag: 'msup',
                  children: [
                    { tag: 'mi', children: ['r'] },
                    { tag: 'mn', children: ['2'] },
                  ],
                },
              ],
            },
          ],
        },
      },
      { type: 'heading', level: 3, id: 'to-do', text: 'Still to do' },
      {
        type: 'list',
        items: [
          { checked: true, blocks: ['Measure at four metres.'] },
          {
            checked: false,
            blocks: [
              'Measure in rain:',
              { type: 'list', ordered: true, items: ['light', 'heavy'] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'footnotes',
    blocks: [{ type: 'footnotes', notes: [['Said the manual of 2019.']] }],
  },
];

/** Words and lines that do not fit. */
export const awkwardBlocksSample: readonly ProseSection[] = [
  {
    id: 'long',
    heading:
      'Donaudampfschifffahrtsgesellschaftskapitänsmütze and how it came to be worn at the stop',
    blocks: [
      'https://example.com/an/address/that/has/no/place/to/break/and/goes/on/for/longer/than/any/line/on/a/phone',
      {
        type: 'code',
        language: 'shell',
        code: [
          'curl --silent --fail --location https://example.com/firmware/stop-reader/releases/latest/download/stop-reader.bin --output stop-reader.bin',
        ],
      },
      {
        type: 'table',
        caption: 'Announcements by hour',
        columns: ['Hour', ...Array.from({ length: 11 }, (_, index) => `${index + 6} o’clock`)],
        rows: [['Buses', ...Array.from({ length: 11 }, (_, index) => String((index * 7) % 23))]],
      },
      { type: 'figure', image: photoSample },
    ],
  },
];

export const articleEndSample = {
  replyHref: '/contact?about=RFID+bus+number+announcer',
  previous: { title: 'A tide clock without a battery', href: '/blogs/blogdetail/tide-clock' },
  next: { title: 'What a kettle knows', href: '/blogs/blogdetail/kettle' },
  related: [
    {
      title: 'A door bell for the deaf',
      href: '/blogs/blogdetail/door-bell',
      shared: ['C', 'Electronics'],
    },
    {
      title: 'What a kettle knows',
      href: '/blogs/blogdetail/kettle',
      shared: ['Embedded Systems'],
    },
  ],
};
