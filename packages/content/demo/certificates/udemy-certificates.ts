import { defineCertificateGroup, sample } from '@portfolio/content/define';

export default defineCertificateGroup({
  slug: 'udemy-certificates',
  order: 6,
  name: 'Udemy',
  heading: 'My Udemy Certifications',
  tile: 'leaf',
  image: {
    art: 'providers/udemy-certificates',
    alt: 'A pattern woven round five by five dots with one bright dot, for the one certificate.',
  },
  certificates: [
    {
      title: sample('Freelance Graphic Design on Canva', 'the exact title of the course'),
      date: '26 July 2025',
      href: sample('https://example.com/certificates/udemy-1'),
      skills: ['Canva'],
    },
  ],
});
