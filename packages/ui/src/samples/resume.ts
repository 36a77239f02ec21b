/** A sample resume for stories. */
import type { ResumeSheetProps } from '../resume/ResumeSheet/ResumeSheet';

export const resumeSample: ResumeSheetProps = {
  name: 'Portfolio Owner',
  headline: 'Maker of clocks and their software',
  summary:
    'Builds instruments that are easy to read at a glance, from the circuit board to the interface. Looking for a small team with a workshop.',
  email: 'owner@example.com',
  url: 'https://portfolio.example.com/',
  location: { place: 'Nilgiris', country: 'India' },
  profiles: [
    { network: 'GitHub', url: 'https://example.com/github' },
    { network: 'LinkedIn', url: 'https://www.example.com/linkedin' },
  ],
  headings: {
    summary: 'Summary',
    education: 'Education',
    projects: 'Projects',
    jobs: 'Experience',
    internships: 'Internship experience',
    skills: 'Skills',
    certificates: 'Certificates',
  },
  sections: ['summary', 'education', 'projects', 'internships', 'skills', 'certificates'],
  projectOrder: ['tide-clock', 'shift-planner'],
  skillOrder: ['Workshop', 'Software'],
  education: [
    {
      title: 'Bachelor’s degree',
      field: 'Instrument making',
      institution: 'Example College',
      from: '2021',
      to: '2025',
    },
    { title: 'SSLC', institution: 'Example School', from: '2019', to: '2020' },
  ],
  projects: [
    {
      slug: 'shift-planner',
      name: 'Shift planner',
      description: 'Plans a week of shifts so that nobody works two nights in a row.',
      highlights: [],
      keywords: ['Web application'],
      dateLabel: 'March 2024',
      url: '/projects/projectdetail/shift-planner',
    },
    {
      slug: 'tide-clock',
      name: 'Tide clock',
      description: 'Shows the time of the next high and low tide.',
      highlights: ['Runs for a year on one battery.'],
      keywords: ['Embedded systems', 'C'],
      dateLabel: 'June 2025',
      url: '/projects/projectdetail/tide-clock',
    },
  ],
  jobs: [],
  internships: [
    {
      role: 'Workshop intern',
      company: 'Example Instruments',
      city: 'Online',
      type: 'Remote',
      dates: 'May – June 2024',
      duration: '1 month',
      highlights: ['Made forty pinions without a single return.'],
    },
  ],
  skills: [
    { name: 'Software', skills: [{ name: 'C', percent: 60 }] },
    {
      name: 'Workshop',
      skills: [
        { name: 'Soldering', percent: 95 },
        { name: 'Turning', percent: 50 },
        { name: 'Engraving', percent: 5 },
      ],
    },
  ],
  certificates: [
    {
      title: 'Escapements',
      issuedBy: 'School of Watchmaking',
      dateLabel: 'March 2024',
      url: 'https://example.com/certificates/escapements',
    },
    {
      title: 'Engraving',
      issuedBy: 'Guild of Engravers',
      dateLabel: 'July 2025',
      url: 'https://example.com/certificates/engraving',
    },
  ],
};

/** A resume with the sections that `resumeSample` lacks, and skills without percentages. */
export const fullResumeSample: ResumeSheetProps = {
  ...resumeSample,
  headings: {
    ...resumeSample.headings,
    volunteer: 'Volunteering',
    awards: 'Awards',
    publications: 'Publications',
    references: 'References',
    languages: 'Languages',
    interests: 'Interests',
  },
  sections: [
    'jobs',
    'education',
    'skills',
    'certificates',
    'volunteer',
    'awards',
    'publications',
    'references',
    'languages',
    'interests',
  ],
  jobs: [
    {
      role: 'Instrument maker',
      company: 'Example Clockworks',
      city: 'Coimbatore',
      dates: 'June 2022 – today',
      url: 'https://example.com/clockworks',
      summary: 'Builds the electronics of public clocks.',
      highlights: ['Halved the time that a repair takes.'],
    },
  ],
  education: resumeSample.education.map((stage) => ({
    ...stage,
    courses: ['Escapements', 'Electronics'],
  })),
  certificates: resumeSample.certificates.map(({ url, ...certificate }, index) =>
    index > 0 ? { ...certificate, url } : certificate,
  ),
  skillOrder: ['Workshop', 'Tools'],
  skills: [
    {
      name: 'Workshop',
      skills: [{ name: 'Soldering', level: 'Daily work', years: 8 }, { name: 'Turning' }],
    },
    { name: 'Tools', skills: [{ name: 'Lathe' }, { name: 'Files' }] },
  ],
  volunteer: [
    {
      title: 'Repair café host',
      organization: 'Example Town',
      dates: '2021–2024',
      summary: 'Repairs clocks and lamps for neighbours.',
      highlights: ['Taught twenty people to solder.'],
    },
  ],
  awards: [
    {
      title: 'Young Makers Award',
      organization: 'Guild of Engravers',
      dates: 'May 2023',
      highlights: [],
    },
  ],
  publications: [
    {
      title: 'Tides on a dial',
      organization: 'Example Horology Review',
      dates: 'March 2024',
      url: 'https://example.com/tides',
      summary: 'How a clock follows the moon.',
      highlights: [],
    },
  ],
  references: [
    {
      title: 'Example Teacher',
      organization: 'Example College',
      summary: 'She finishes what she starts.',
      highlights: [],
    },
  ],
  languages: [
    { name: 'Tamil', details: ['native'] },
    { name: 'English', details: ['fluent'] },
  ],
  interests: [
    { name: 'Sundials', details: [] },
    { name: 'Music', details: ['veena', 'choir'] },
  ],
};

/** A resume with very long text. */
export const longResumeSample: ResumeSheetProps = {
  ...resumeSample,
  name: 'Venkatanarasimharajuvaripeta Subramaniam-Featherstonehaugh',
  headline:
    'Maker of clocks, instruments and enclosures, and of all the software that runs in them',
  email: 'the.owner.of.this.portfolio.with.a.long.address@mail.department.example.com',
  url: 'https://subramaniam.featherstonehaugh.example.com/portfolio',
  profiles: [
    { network: 'GitHub', url: 'https://example.com/people/venkatanarasimharajuvaripeta/profile' },
    ...resumeSample.profiles,
  ],
  projects: resumeSample.projects.map((project) => ({
    ...project,
    name: `${project.name} with offline speech for riders, conductors, drivers and everyone waiting at the stop`,
    description: Array.from({ length: 4 }, () => project.description).join(' '),
  })),
  skills: resumeSample.skills.map((group) => ({
    ...group,
    skills: [...group.skills, { name: 'Donaudampfschifffahrtsgesellschaft', percent: 100 }],
  })),
};
