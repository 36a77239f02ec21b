import { defineDocument, sample } from '@portfolio/content/define';

export default defineDocument('pages', {
  home: {
    title: 'Software developer, designer and freelancer',
    description:
      'Full-stack software, accessible hardware, and design in Figma and Canva: projects, write-ups, certificates and the resume of one developer.',
    tile: 'manjal',
  },
  about: {
    title: 'About',
    description:
      'Who is behind this site: education in computer science and engineering, hobbies and achievements.',
    tile: 'lotus',
    kolam: 'ring',
  },
  projects: {
    title: 'Projects',
    lead: sample(
      'From a task board to a bus stop. In each picture, the bright dot is the person whom the project is for.',
    ),
    description:
      'Software, hardware and design projects, among them a bus announcer for blind riders and a communication platform for deaf and non-speaking people.',
    tile: 'ink',
    kolam: 'diamond',
  },
  internships: {
    title: 'Internships',
    lead: sample('Where I have worked as an intern, in Coimbatore and online.'),
    description:
      'Internships in web and full-stack development, remote and in Coimbatore: company, role, time and place.',
    tile: 'leaf',
    kolam: 'stops',
  },
  certificates: {
    title: 'Certificates',
    lead: sample(
      'Each pattern is woven from its provider’s name, and every bright dot in it is one certificate.',
    ),
    description:
      'Certificates from Google, Infosys Springboard, GUVI, Great Learning, HackerRank, Udemy and One Roadmap, each with its document.',
    tile: 'neem',
    kolam: 'twenty',
  },
  skills: {
    title: 'Skills',
    lead: sample(
      'Each dot is five per cent. The line shows how far I have come, the bare dots what I have yet to learn.',
    ),
    description:
      'Languages, frameworks, databases and design tools, from HTML to Figma, each with a percentage and a category to filter by.',
    tile: 'manjal',
    kolam: 'stair',
  },
  activity: {
    title: 'Activity',
    lead: sample('Figures from the sites where I practise, as those sites count them.'),
    description:
      'LeetCode and GitHub statistics, most used languages, and badges from Infosys Springboard.',
    tile: 'ink',
    kolam: 'week',
  },
  resume: {
    title: 'Resume',
    description:
      'Education, projects, internships, skills and certificates on one sheet, to read, print or download as a PDF.',
    tile: 'ink',
  },
  blogs: {
    title: 'My Blog',
    lead: 'Insights, Tutorials & Project Stories',
    description:
      'Insights, tutorials and project stories: how each project was thought out, built and tested.',
    tile: 'kaavi',
    kolam: 'octagon',
  },
  search: {
    title: 'Everything on this site',
    heading: 'Everything here',
    lead: 'Every page, project, post, certificate, skill and common question in one list.',
    description:
      'All pages, projects, posts, certificates, skills and common questions of this site, in one list by kind.',
    tile: 'leaf',
    kolam: 'plain',
  },
  contact: {
    title: 'Contact',
    lead: sample(
      'A job, a freelance project or a question about something you saw here: send me a message.',
    ),
    description:
      'Send a message about a job, a freelance project or a question. I reply within 24-48 hours.',
    tile: 'neelam',
    kolam: 'pair',
  },
  feedback: {
    title: 'Feedback',
    lead: 'Seventeen questions about this site, and room for one of your own.',
    description:
      'A short survey about this site: finding your way, the work, the design and the reading.',
    tile: 'lotus',
    kolam: 'seventeen',
  },
  contactThanks: {
    title: 'Message sent',
    heading: 'Your message is on its way',
    lead: 'Thank you for writing. I will reply to your email address within 24-\u206048 hours.',
    description: 'Your message has been sent. I reply within 24-48 hours.',
    tile: 'neelam',
    kolam: 'pair',
  },
  feedbackThanks: {
    title: 'Feedback sent',
    heading: 'Thank you for your answers',
    lead: 'They have been sent. If you asked a question, I will reply to your email address.',
    description: 'Your answers to the survey have been sent.',
    tile: 'lotus',
    kolam: 'seventeen',
  },
  comingSoon: {
    title: 'More projects coming soon',
    description: 'The next project is not written up yet. The finished ones are.',
    tile: 'blank',
    kolam: 'plain',
  },
  notFound: {
    title: '404 - Page Not Found',
    description: 'There is no page at this address.',
    tile: 'manjal',
  },
});
