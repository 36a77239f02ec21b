import { defineCertificateGroup, sample } from '@portfolio/content/define';

export default defineCertificateGroup({
  slug: 'guvi-certificates',
  order: 3,
  name: 'Guvi',
  heading: 'My GUVI Certifications',
  tile: 'manjal',
  image: {
    art: 'providers/guvi-certificates',
    alt: 'A pattern woven round five by five dots with one bright dot, for the one certificate.',
  },
  certificates: [
    {
      title: sample('Python Programming'),
      issuedBy: 'GUVI',
      date: sample('September 2024'),
      href: sample('https://example.com/certificates/guvi-1'),
      skills: sample(['Python']),
    },
  ],
});
