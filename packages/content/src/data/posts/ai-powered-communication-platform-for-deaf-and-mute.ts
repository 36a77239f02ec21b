import { definePost } from '../../define';
import { sample } from '../../sample';

export default definePost({
  slug: 'ai-powered-communication-platform-for-deaf-and-mute',
  order: 2,
  title: 'AI communication platform for deaf and mute users: when to say nothing',
  content:
    'A model trained on over 100 signs will always name one of them, even when nobody is signing. A few lines of code decide whether its guess is shown, and they are the polite part.',
  image: {
    art: 'covers/ai-communication',
    alt: 'A signing hand with thumb, index and little finger raised, drawn over the dots of its joints, beside the bars of a voice; the tip of the index finger is a bright dot.',
  },
  tile: 'kaavi',
  date: '2025-05-30',
  category: 'AI & Accessibility',
  link: { kind: 'page' },
  page: {
    subtitle: 'The gate between a model’s guess and a spoken word.',
    badge: 'AI & ML',
    publishedOn: '2025-05-30',
    updatedOn: '2025-05-30',
    readTime: '3 Mins',
    visit: {
      label: '→ Visit the Project',
      href: sample(
        'https://example.com/sign-communication',
        'the demo or the repository of this project',
      ),
    },
    description:
      'Sign recognition always has a guess. How confidence and a held sign decide whether it is spoken, with short code and a worked trace.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          {
            type: 'paragraph',
            text: [
              'The platform recognises over a hundred trained signs and turns them into words; ',
              {
                link: 'its project page',
                href: '/projects/projectdetail/ai-powered-communication-platform-for-deaf-and-mute',
              },
              ' says for whom and how. This post is about a part that does not recognise anything.',
            ],
          },
          'Show a classifier a hand that scratches an ear, and it will name a sign. It was built to choose among a hundred, and “none of these” is not on its list. The best of a hundred bad guesses still has a name, and a speaker will say any name it is given.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          'There are two ways to be wrong, and they are not equally bad.',
          {
            type: 'table',
            caption: 'The two mistakes and who pays for them',
            columns: ['Mistake', 'What happens', 'Who notices'],
            rows: [
              ['A sign is missed', 'The signer makes it again', 'The signer, at once'],
              [
                'A sign is invented',
                'A word is said in the signer’s name',
                'Perhaps nobody: the signer may not hear it',
              ],
            ],
          },
          'The second row decides the design. Somebody who cannot hear the loudspeaker cannot correct it. So a word appears as text in front of the signer before it is spoken, and the system has to be willing to say nothing.',
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          'Two conditions stand between a guess and a word. The model has to be sure, and it has to stay sure. The second matters because a hand on its way from one sign to the next passes through shapes that look like others, each for a picture or two.',
          {
            type: 'code',
            language: 'js',
            code: `function createSignGate({ minConfidence, holdFrames }) {
  let held = null;
  let frames = 0;

  return ({ sign, confidence }) => {
    const seen = confidence >= minConfidence ? sign : null;
    frames = seen === held ? frames + 1 : 1;
    held = seen;
    return seen !== null && frames === holdFrames ? seen : null;
  };
}`,
            caption:
              'A sketch of the gate. It is called for every picture and answers a sign or null.',
          },
          {
            type: 'paragraph',
            text: [
              'The comparison is ',
              { code: '===' },
              ' and not ',
              { code: '>=' },
              ' on purpose: a sign that is held for two seconds is one word, and with the other comparison it would be said again for every further picture. A doubtful picture counts as no sign and starts the count again. At 30 pictures a second, eight frames are a little more than a quarter of a second.',
            ],
          },
          {
            type: 'table',
            caption: 'A trace with a confidence of 0.80 and three frames, as an example',
            columns: ['Frame', 'Guess', 'Confidence', 'Answer'],
            rows: [
              ['1', 'water', '0.91', 'null'],
              ['2', 'water', '0.94', 'null'],
              ['3', 'water', '0.92', 'water'],
              ['4', 'water', '0.95', 'null'],
              ['5', 'milk', '0.55', 'null'],
              ['6', 'milk', '0.85', 'null'],
              ['7', 'milk', '0.86', 'null'],
              ['8', 'milk', '0.90', 'milk'],
            ],
          },
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
                { strong: 'Two numbers to turn.' },
                ' A higher confidence or a longer hold invents fewer words and misses more. Which way to lean is a question about people, and the table above leans for them.',
              ],
              [
                { strong: 'A class for nothing.' },
                ' The gate helps with doubt. It does not help when the model is sure of nonsense. Resting hands, ears and coffee cups can be trained as a class of their own that is never spoken.',
              ],
              [
                { strong: 'No knowledge of signs.' },
                ' The gate sees labels and numbers. It can be tested with a list like the one above, without a camera or a model.',
              ],
            ],
          },
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose a Test by Person',
        blocks: [
          'The easiest way to fool yourself in such a project is to shuffle. Take all pictures, put a fifth aside at random, train on the rest, test on the fifth. The result is splendid, because pictures from one clip are nearly copies of each other and the test asks what the model has just been told.',
          'Put whole people aside instead. If nobody whose hands are in the test was seen in training, the figure says something about the next person who walks up to the counter. It is usually the lower of the two, and the one to believe.',
        ],
      },
      {
        id: 'benefits',
        heading: 'Benefits and Limits',
        blocks: [
          'A gate of ten lines is a cheap way to earn some trust. What it cannot do is make a language out of a list. Signed languages use the face, the space in front of the body and the order of signs, and have a grammar of their own. “Over 100 trained signs” counts a vocabulary. A second figure belongs beside it: how often each sign was missed, and for which other it was taken.',
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          'Most of the effort in recognition goes into having an answer. In a conversation it is worth as much to be able to wait, and a quarter of a second is not long to think before speaking for somebody else.',
        ],
      },
    ],
  },
});
