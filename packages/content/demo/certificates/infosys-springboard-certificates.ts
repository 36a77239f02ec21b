import { defineCertificateGroup, sample } from '@portfolio/content/define';

export default defineCertificateGroup({
  slug: 'infosys-springboard-certificates',
  order: 2,
  name: 'Infosys Springboard',
  heading: 'My Infosys Springboard Certifications',
  tile: 'neem',
  image: {
    art: 'providers/infosys-springboard-certificates',
    alt: 'A pattern woven round five by five dots with three bright dots, one for each certificate.',
  },
  certificates: [
    {
      title: sample('Java Foundation'),
      date: sample('9 January 2025'),
      href: sample('https://example.com/certificates/infosys-1'),
      skills: sample(['Java']),
    },
    {
      title: sample('HTML5: The Language'),
      date: sample('21 January 2025'),
      href: sample('https://example.com/certificates/infosys-2'),
      skills: sample(['HTML']),
    },
    {
      title: sample('Database Basics'),
      date: sample('February 2025'),
      href: sample('https://example.com/certificates/infosys-3'),
    },
  ],
});
