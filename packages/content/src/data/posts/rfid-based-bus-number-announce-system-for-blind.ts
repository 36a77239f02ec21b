import { definePost } from '../../define';
import { sample } from '../../sample';

export default definePost({
  slug: 'rfid-based-bus-number-announce-system-for-blind',
  order: 3,
  title: 'RFID bus number announcer for blind users: saying it once, in time',
  content:
    'An RFID reader sees a waiting bus many times a second. A rider wants to hear its number once, and again if a lorry drowned it. A small table, a rule for repeating and a trap in the clock.',
  image: {
    art: 'covers/rfid-bus',
    alt: 'A bus numbered 20A sends three radio arcs towards one bright dot, a rider with a cane who waits where the guiding bars of the tactile paving turn to dots.',
  },
  tile: 'neelam',
  date: '2024-12-10',
  category: 'Hardware Projects',
  link: { kind: 'page' },
  page: {
    subtitle: 'How a stream of tag readings becomes one clear sentence at a bus stop.',
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
      'Turning a stream of RFID readings into one spoken bus number: a lookup table, a rule for repeating, and a clock that starts again after 49.7 days.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'The ',
              {
                link: 'project',
                href: '/projects/projectdetail/rfid-based-bus-number-announce-system-for-blind',
              },
              ' is easily told: a bus carries a tag, a reader picks it up, a voice says the number. A first version takes an evening, and the moment a tag is left lying on the reader it says “20 A, 20 A, 20 A” until somebody takes the tag away.',
            ],
          },
          'A reader does not report that a bus has come. It reports that a tag is here, and here, and here. Turning readings into arrivals is the job of the program in between.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          'It helps to write down what the rider needs before writing what the machine does.',
          {
            type: 'list',
            items: [
              'The number comes at the first reading. Every second of caution is taken from the time for boarding.',
              'It is repeated, since a horn or a lorry can cover it, and it stops after a while, since a bus may wait for ten minutes.',
              'The same bus is announced again when it comes back an hour later.',
              'A tag that belongs to no known bus is never announced.',
            ],
          },
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          'The last point is the simplest: a table, and a plain answer for whatever is not in it.',
          {
            type: 'code',
            language: 'c',
            code: `struct Bus { uint8_t tag[4]; const char *number; };

static const struct Bus buses[] = {
  {{0x04, 0xA2, 0x1B, 0x7F}, "20A"},
  {{0x93, 0x5E, 0x00, 0xC1}, "5C"},
};

static int findBus(const uint8_t tag[4]) {
  const int count = sizeof buses / sizeof buses[0];
  for (int i = 0; i < count; i++)
    if (memcmp(buses[i].tag, tag, 4) == 0) return i;
  return -1; /* not one of ours: stay silent */
}`,
            caption: 'A sketch of the lookup. The tags and numbers are invented.',
          },
          'The other three points come down to one function. For each bus it remembers when the tag was last seen, when the number was last spoken, and how often it has been spoken during this visit.',
          {
            type: 'code',
            language: 'c',
            code: `#define VISIT_GAP_MS 30000u
#define REPEAT_MS    10000u
#define MAX_TIMES    3

struct Visit {
  uint32_t lastSeenMs, lastSpokenMs;
  uint8_t timesSpoken;
};

bool shouldSpeak(struct Visit *visit, uint32_t nowMs) {
  if (nowMs - visit->lastSeenMs > VISIT_GAP_MS) visit->timesSpoken = 0;
  visit->lastSeenMs = nowMs;

  bool isFirst = visit->timesSpoken == 0;
  bool isDue = isFirst || nowMs - visit->lastSpokenMs >= REPEAT_MS;
  if (!isDue || visit->timesSpoken == MAX_TIMES) return false;

  visit->timesSpoken++;
  visit->lastSpokenMs = nowMs;
  return true;
}`,
            caption: 'Called for every reading of a known tag; true means “say it now”.',
          },
          {
            type: 'table',
            caption: 'What a rider hears with these values',
            columns: ['Moment', 'Reading', 'Heard'],
            rows: [
              ['0 s', 'The bus arrives', '“20 A”'],
              ['10 s', 'It is still there', '“20 A”'],
              ['20 s', 'It is still there', '“20 A”'],
              ['30 s to 10 min', 'It is still there', 'Nothing'],
              ['Back after an hour', 'A new visit', '“20 A”'],
            ],
          },
        ],
      },
      {
        id: 'key-features',
        heading: 'Key Features',
        blocks: [
          'The feature that nobody asks for is that it goes on working. A microcontroller usually counts the milliseconds since it was switched on, in 32 bits. That counter is full after 49.7 days and starts again at nought. A student project is rarely switched on for so long. A bus stop is.',
          {
            type: 'paragraph',
            text: [
              'Subtracting first, as in ',
              { code: 'nowMs - lastSeenMs > VISIT_GAP_MS' },
              ', goes on working across the turn, because unsigned subtraction wraps in the same way as the counter. Writing it as ',
              { code: 'nowMs > lastSeenMs + VISIT_GAP_MS' },
              ' looks the same and fails once every seven weeks.',
            ],
          },
          'Such a function needs no hardware to be tested. Run it on a computer, set the counter a few seconds before the turn and step across it: that takes a minute, against seven weeks of waiting for the real thing.',
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose a Table',
        blocks: [
          'The number could also be written on the tag itself, and then no table would be needed. But buses change routes. With the number on the tag, somebody has to visit each bus with a writing device, and until that is done the stop says something false. With a table the change is made in one place. The cost is that a table must be brought to every stop that uses it, which is why it is kept small enough to copy whole.',
          'Two buses in the same second need one more rule: first announcements go before repeats. A rider can do without a third “20 A”. The first “5 C” may be the bus they are waiting for.',
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          'None of this is difficult, and none of it shows in a demonstration, where one tag is held to one reader once. It appears when you stop thinking about the tag and stand at the stop: it is loud, two buses are coming, and you have until the doors close. A next version should say the destination as well, in Tamil first.',
        ],
      },
    ],
  },
});
