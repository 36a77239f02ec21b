import { defineCertificateGroup, sample } from '@portfolio/content/define';

export default defineCertificateGroup({
  slug: 'hacker-rank-certificates',
  order: 5,
  name: 'Hacker Rank',
  heading: 'My HackerRank Certifications',
  tile: 'ink',
  image: {
    art: 'providers/hacker-rank-certificates',
    alt: 'A pattern woven round five by five dots with four bright dots, one for each certificate.',
  },
  certificates: [
    {
      title: sample('Problem Solving (Basic)'),
      issuedBy: 'HackerRank',
      date: sample('18 April 2025'),
      href: sample('https://example.com/certificates/hacker-rank-1'),
    },
    {
      title: sample('Java (Basic)'),
      issuedBy: 'HackerRank',
      date: sample('April 2025'),
      href: sample('https://example.com/certificates/hacker-rank-2'),
      skills: sample(['Java']),
    },
    {
      title: sample('SQL (Basic)'),
      issuedBy: 'HackerRank',
      date: sample('6 May 2025'),
      href: sample('https://example.com/certificates/hacker-rank-3'),
      skills: sample(['MySQL']),
    },
    {
      title: sample('JavaScript (Basic)'),
      issuedBy: 'HackerRank',
      date: sample('May 2025'),
      href: sample('https://example.com/certificates/hacker-rank-4'),
      skills: sample(['JavaScript']),
    },
  ],
});
