import { defineCertificateGroup, sample } from '@portfolio/content/define';

export default defineCertificateGroup({
  slug: 'google-certificates',
  order: 1,
  name: 'Google',
  heading: 'My Google Certifications',
  tile: 'lotus',
  image: {
    art: 'providers/google-certificates',
    alt: 'A pattern woven round five by five dots with two bright dots, one for each certificate.',
  },
  certificates: [
    {
      title: sample('Foundations of Digital Marketing'),
      date: sample('14 November 2024'),
      href: sample('https://example.com/certificates/google-1'),
    },
    {
      title: sample('Introduction to Generative AI'),
      date: sample('March 2025'),
      href: sample('https://example.com/certificates/google-2'),
    },
  ],
});
