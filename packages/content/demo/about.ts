import { defineDocument, sample } from '@portfolio/content/define';

export default defineDocument('about', {
  bio: sample(
    [
      'I am studying for a bachelor’s degree in computer science and engineering, after a three-year diploma. Most of what I build is software: web applications, a backend in Spring Boot, tools for everyday sums. Some of it has wires, like the announcer that tells blind riders which bus has arrived.',
      'I design as well as program, in Figma and in Canva, and I take on freelance work in both. Four internships have taken me into web development, three of them in Coimbatore and one online.',
    ],
    'the paragraphs about yourself, in your own words',
  ),
  educationHeading: 'Education',
  education: [
    {
      id: 'bachelor',
      from: 2023,
      to: 2026,
      title: 'Bachelor’s degree',
      field: 'Computer science and engineering',
      institution: sample('Example College of Engineering'),
    },
    {
      id: 'diploma',
      from: 2020,
      to: 2023,
      title: 'Diploma',
      institution: sample('Example Polytechnic College'),
    },
    {
      id: 'sslc',
      from: 2018,
      to: 2019,
      title: 'SSLC',
      institution: sample('Example Higher Secondary School'),
    },
    {
      id: 'second-school',
      from: 2014,
      to: 2017,
      title: sample('Middle school', 'the kind of school'),
      institution: sample('Second Example School'),
    },
    {
      id: 'first-school',
      from: 2007,
      to: 2013,
      title: sample('Primary school', 'the kind of school'),
      institution: sample('First Example School'),
    },
  ],
  hobbiesHeading: 'Hobbies',
  hobbies: [
    {
      name: 'Coding',
      image: { art: 'hobbies/coding', alt: 'Two braces with three dots between them.' },
      tile: 'ink',
    },
    {
      name: 'Travelling',
      image: {
        art: 'hobbies/travelling',
        alt: 'A winding road through mountains, a dot at its end.',
      },
      tile: 'neelam',
    },
    {
      name: 'Reading Books',
      image: { art: 'hobbies/reading', alt: 'An open book with dots for letters.' },
      tile: 'lotus',
    },
    {
      name: 'Listening to Music',
      image: { art: 'hobbies/music', alt: 'Headphones with a sound wave between them.' },
      tile: 'leaf',
    },
  ],
  achievementsHeading: 'Achievements',
  achievements: [
    { count: 5, suffix: '+', label: 'Awards' },
    { count: 20, suffix: '+', label: 'Certificates' },
  ],
  achievementsLink: { label: 'See the certificates', href: '/certificates' },
});
