import { defineCertificateGroup, sample } from '@portfolio/content/define';

export default defineCertificateGroup({
  slug: 'great-learning-certificates',
  order: 4,
  name: 'Great Learning',
  heading: 'My Great Learning Certifications',
  tile: 'kaavi',
  image: {
    art: 'providers/great-learning-certificates',
    alt: 'A pattern woven round five by five dots with eight bright dots, one for each certificate.',
  },
  certificates: [
    {
      title: sample('Data Structures in Java'),
      date: sample('12 March 2025'),
      href: sample('https://example.com/certificates/great-learning-1'),
      skills: sample(['Java']),
    },
    {
      title: sample('Responsive Web Pages with HTML and CSS'),
      date: sample('26 February 2025'),
      href: sample('https://example.com/certificates/great-learning-2'),
      skills: sample(['HTML', 'CSS']),
    },
    {
      title: sample('JavaScript for Beginners'),
      date: sample('February 2025'),
      href: sample('https://example.com/certificates/great-learning-3'),
      skills: sample(['JavaScript']),
    },
    {
      title: sample('React from the Ground Up'),
      date: sample('17 January 2025'),
      href: sample('https://example.com/certificates/great-learning-4'),
      skills: sample(['React']),
    },
    {
      title: sample('SQL Queries'),
      date: sample('December 2024'),
      href: sample('https://example.com/certificates/great-learning-5'),
      skills: sample(['MySQL']),
    },
    {
      title: sample('Cloud Computing Basics'),
      date: sample('22 November 2024'),
      href: sample('https://example.com/certificates/great-learning-6'),
    },
    {
      title: sample('Machine Learning Concepts'),
      date: sample('October 2024'),
      href: sample('https://example.com/certificates/great-learning-7'),
    },
    {
      title: sample('Principles of Interface Design'),
      date: sample('5 September 2024'),
      href: sample('https://example.com/certificates/great-learning-8'),
      skills: sample(['Figma']),
    },
  ],
});
