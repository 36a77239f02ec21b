import { defineProject } from '../../define';
import { sample } from '../../sample';

export default defineProject({
  slug: 'rfid-based-bus-number-announce-system-for-blind',
  order: 3,
  featuredOrder: 1,
  name: 'RFID based bus number announce system for blind',
  category: 'Hardware Projects',
  tile: 'neelam',
  image: {
    art: 'covers/rfid-bus',
    alt: 'A bus numbered 20A sends three radio arcs towards one bright dot, a rider with a cane who waits where the guiding bars of the tactile paving turn to dots.',
  },
  link: { kind: 'page' },
  page: {
    title: 'RFID based bus number announce system for blind',
    subtitle: 'A tag on the bus, a reader at the stop, and a voice that says the number.',
    badge: 'Embedded Systems',
    publishedOn: '2024-12-10',
    updatedOn: '2024-12-10',
    readTime: '3 Mins',
    visit: {
      label: '→ Visit the Project',
      href: sample(
        'https://example.com/rfid-bus-announcer',
        'the demo or the repository of this project',
      ),
    },
    description:
      'An embedded system that reads the RFID tag of an arriving bus and speaks its number, so that a blind rider knows which bus to board.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          'Stand at a busy stop in Coimbatore with your eyes closed. You can hear that a bus has come. You can hear that it is large, that its doors are open and that people are getting on. What you cannot hear is the one thing you need: its number.',
          'A blind rider asks a stranger, and asks again for the next bus, and hopes that the answer comes before the doors close. This project lets the bus answer for itself.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          'Each bus carries an RFID tag, which holds an identity and nothing else. When a tagged bus comes near, a reader picks that identity up, a microcontroller looks up the bus number that belongs to it, and a speaker says the number aloud.',
          'There is no phone in this chain and no app. The rider needs no account, no data connection and no training; standing at the stop is enough.',
        ],
      },
      {
        id: 'key-features',
        heading: 'Key Features',
        blocks: [
          {
            type: 'list',
            items: [
              [
                { strong: 'Spoken numbers.' },
                ' The announcement is the number that people use for the bus, “20 A” for example, with no greeting in front of it that has to be waited out.',
              ],
              [
                { strong: 'Identity and number are kept apart.' },
                ' The tag says which bus it is and a table says which number it runs under. When a bus changes route, the table changes and the tag stays where it is.',
              ],
              [
                { strong: 'Silence when unsure.' },
                ' A tag that is not in the table is not announced. A wrong number is worse than none, because the rider has no way to check it.',
              ],
              [
                { strong: 'Nothing to carry.' },
                ' All of the equipment belongs to the bus and the stop.',
              ],
            ],
          },
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          {
            type: 'list',
            ordered: true,
            items: [
              'The reader sends out a radio field all the time.',
              'A tag that enters the field answers with its identity.',
              'The reader passes the identity to the microcontroller.',
              'The microcontroller looks it up and finds the bus number, or finds nothing and stays quiet.',
              'The recording for that number is played through the speaker.',
            ],
          },
          'Only the fourth step involves a decision. The reader will report the same tag many times a second while a bus is standing there, and the rider should hear its number once or a few times, at a pace that can be followed.',
          {
            type: 'note',
            text: 'Range decides whether this works outside a workshop. The tags and readers of student kits see each other at a few centimetres, which is enough to show the idea. A road needs the long-range kind, UHF, which reads at several metres.',
          },
        ],
      },
      {
        id: 'benefits',
        heading: 'Benefits',
        blocks: [
          'The rider boards without having to ask. It is a small thing to write down. It happens every working day, twice.',
          'A voice in the open air helps more people than those it was made for. Someone who cannot read the board, someone who has left their glasses at home, a visitor who does not know the script on it: all of them hear the same number. The driver does nothing new, and nobody has to remember to press a button.',
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose RFID',
        blocks: [
          'There are other ways to tell which bus has arrived, and each fails in its own manner.',
          {
            type: 'table',
            caption: 'Ways to recognise a bus at a stop',
            columns: ['Method', 'Asks for', 'Fails when'],
            rows: [
              [
                'Camera that reads the board',
                'Light and a clear view',
                'It is dark, or buses overlap',
              ],
              ['GPS in the bus', 'A data connection on every bus', 'The signal is lost'],
              ['App on the phone', 'A charged phone in the hand', 'The hand holds a cane'],
              ['RFID tag', 'A reader at the stop', 'The bus passes out of range'],
            ],
          },
          'A passive tag has no battery to change and does not care about dark or dust. It also says very little, just one identity, which leaves little to go wrong and nothing personal to leak.',
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          'A tag, a reader, a table and a voice. What I like about the project is that the person it serves does not have to do anything: a useful machine at a bus stop is one that nobody has to operate.',
          {
            type: 'paragraph',
            text: [
              'How to say a number once, and in time, turned out to be the interesting part. It has ',
              {
                link: 'a post of its own',
                href: '/blogs/blogdetail/rfid-based-bus-number-announce-system-for-blind',
              },
              '.',
            ],
          },
        ],
      },
    ],
  },
});
