import { defineDocument, sample } from '@portfolio/content/define';

export default defineDocument('home', {
  greeting: {
    word: {
      text: 'வணக்கம்',
      transliteration: 'Vanakkam',
      meaning: 'welcome',
      language: 'ta',
      image: { art: 'words/vanakkam', alt: 'வணக்கம், welcome in Tamil' },
    },
    introduction: 'I’m',
  },
  titles: ['Software Developer.', 'Canva Designer.', 'Freelancer.', 'Figma Designer.'],
  lead: sample(
    'I am a computer science student in Tamil Nadu who writes full-stack software and designs how it looks. Two of my projects are for people whom software tends to forget: blind bus riders, and people who sign.',
    'yourself in a sentence or two, in your own words',
  ),
  resumeLabel: 'View Resume',
  hire: { label: 'Hire Me', href: '/contact' },
  sameDots: {
    heading: 'Same dots, different line',
    items: [
      {
        image: { art: 'same-dots/hand', alt: 'Five fingers drawn through a lattice of dots' },
        label: 'Landmarks',
        caption: 'on a hand that signs',
      },
      {
        image: { art: 'same-dots/route', alt: 'A bus route drawn through a lattice of dots' },
        label: 'Stops',
        caption: 'along a bus route',
      },
      {
        image: { art: 'same-dots/board', alt: 'Copper tracks drawn through a lattice of dots' },
        label: 'Pads',
        caption: 'on a circuit board',
      },
      {
        image: { art: 'same-dots/vector', alt: 'A vector curve drawn through a lattice of dots' },
        label: 'Nodes',
        caption: 'of a vector curve',
      },
      {
        image: { art: 'same-dots/kolam', alt: 'A woven line drawn round a lattice of dots' },
        label: 'Pulli',
        caption: 'on a doorstep at dawn',
      },
    ],
  },
  recentWork: {
    heading: 'Recent work',
    link: { label: 'All projects', href: '/projects' },
  },
});
