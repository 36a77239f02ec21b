import { defineProject } from '../../define';
import { sample } from '../../sample';

export default defineProject({
  slug: 'ai-powered-communication-platform-for-deaf-and-mute',
  order: 6,
  featuredOrder: 2,
  name: 'AI powered communication platform for deaf and mute',
  category: 'AI Projects',
  tile: 'kaavi',
  image: {
    art: 'covers/ai-communication',
    alt: 'A signing hand with thumb, index and little finger raised, drawn over the dots of its joints, beside the bars of a voice; the tip of the index finger is a bright dot.',
  },
  link: { kind: 'page' },
  page: {
    title: 'AI powered communication platform for deaf and mute',
    subtitle:
      'A camera that watches signs, a model that names them and a page that says them aloud.',
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
      'A platform that recognises over 100 trained signs and turns them into words, for talk between signers and people who do not sign.',
    sections: [
      {
        id: 'project-details',
        heading: 'Project Details',
        blocks: [
          'At a chemist’s counter, a signer and a shop assistant have about a minute. Neither is at fault that it goes badly. One has a language of the hands, the other has never been taught it, and between them lies a scrap of paper on which both write too little.',
          'This platform is meant for that minute. It recognises signs and turns them into words that the other person can read or hear. More than a hundred signs have been trained.',
        ],
      },
      {
        id: 'overview',
        heading: 'Overview',
        blocks: [
          'A conversation has two directions, and a tool that handles one of them is half a tool. From the signer’s side, a camera watches the hand and a model names the sign. From the other side, an answer that is spoken or typed is shown as text. Each person keeps to what they already know.',
          'The name of the project is wide, its vocabulary is not, and it is better to say so early. A hundred signs make a phrasebook: enough for greetings, needs and plain questions, and far from a language.',
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
                { strong: 'Over 100 trained signs,' },
                ' each of them one word or short phrase that can be shown or spoken.',
              ],
              [
                { strong: 'Both directions.' },
                ' Sign to word for one person, word to text for the other.',
              ],
              [
                { strong: 'Nothing to wear.' },
                ' A camera takes the place of the sensor gloves that sign recognition is often tried with.',
              ],
              [
                { strong: 'Words before voice.' },
                ' A recognised sign appears as text, so the signer can see what is being said in their name.',
              ],
            ],
          },
        ],
      },
      {
        id: 'how-it-works',
        heading: 'How It Works',
        blocks: [
          'Systems of this kind work in stages, each with a simpler input than the one before.',
          {
            type: 'list',
            ordered: true,
            items: [
              'The camera delivers pictures, many a second.',
              'The hand is found in the picture and reduced to points. A common hand model reports 21 of them: the wrist and four along each finger.',
              'The points are moved and scaled so that a near hand and a distant one look alike.',
              'A classifier compares them with the signs it was trained on and names the most likely one, together with how sure it is.',
              'If it is sure enough for long enough, the word is shown and can be spoken.',
            ],
          },
          'The step from pictures to points does most of the work. A picture contains the wall, the sleeve and the light of the afternoon; 21 points contain a hand. Whatever the model cannot see, it cannot mistake for the meaning.',
          {
            type: 'note',
            text: 'The steps are an outline of the method. The drawing on this page marks the same points, apart from those that the folded fingers hide.',
          },
        ],
      },
      {
        id: 'benefits',
        heading: 'Benefits',
        blocks: [
          'The signer does not depend on finding somebody who can interpret for a purchase or a question about the way. The hearing person does not have to learn signs before they can be polite. And because the exchange goes through ordinary words, either of them can see at a glance whether it has gone wrong.',
          'It does not replace an interpreter. In a hospital, in court or in an examination a person has a need for, and often a right to, somebody who knows the whole language.',
        ],
      },
      {
        id: 'why-choose',
        heading: 'Why Choose a Camera',
        blocks: [
          'Gloves with sensors measure fingers precisely, and they mean that a deaf person must put on equipment before a hearing person will understand. A camera asks nothing of the signer’s hands. It does need light and a free view, and it loses a finger that hides behind another. For a counter, a classroom or a desk those conditions are usually met.',
        ],
      },
      {
        id: 'conclusion',
        heading: 'Conclusion',
        blocks: [
          'The measure of such a platform is the worst thing it can do, which is to put a wrong word into somebody’s mouth. So the next hundred signs matter less to me than knowing when to say nothing.',
          {
            type: 'paragraph',
            text: [
              'That is the subject of ',
              {
                link: 'the post about this project',
                href: '/blogs/blogdetail/ai-powered-communication-platform-for-deaf-and-mute',
              },
              '.',
            ],
          },
        ],
      },
    ],
  },
});
