import { defineCertificateGroup, sample } from '@portfolio/content/define';

export default defineCertificateGroup({
  slug: 'one-roadmap-certificate',
  order: 7,
  name: 'One Roadmap',
  heading: 'My One Roadmap Certifications',
  tile: 'neelam',
  image: {
    art: 'providers/one-roadmap-certificate',
    alt: 'A pattern woven round five by five dots with one bright dot, for the one certificate.',
  },
  certificates: [
    {
      title: 'Data Analyst',
      date: '11 August 2025',
      href: sample('https://example.com/certificates/one-roadmap-1'),
    },
  ],
});
