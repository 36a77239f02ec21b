import { defineDocument, sample } from '@portfolio/content/define';

const announcer = 'rfid-based-bus-number-announce-system-for-blind';
const signs = 'ai-powered-communication-platform-for-deaf-and-mute';
const tasks = 'employee-daily-task-allocation-management-system';
const vendors = 'cloudvendor-app-using-java-springboot-using-mysql-jdbc';
const converters = 'converters-app-project';
const toDo = 'to-do-list-app';

export default defineDocument('resume', {
  headings: {
    summary: 'Summary',
    education: 'Education',
    projects: 'Projects',
    internships: 'Internship experience',
    skills: 'Skills',
    certificates: 'Course certificates',
  },
  profiles: ['LinkedIn', 'GitHub'],
  education: ['bachelor', 'diploma', 'sslc'],
  internships: [
    {
      id: 'web-development-2024',
      from: sample('2024-06'),
      highlights: sample([
        'Built the pages of a company’s site in React from finished designs, responsive down to 320 pixels.',
        'Compressed pictures and split the code by page: the first page loads in half the time.',
      ]),
    },
    {
      id: 'full-stack-2024',
      from: sample('2024-01'),
      highlights: sample([
        'Wrote the sign-in and the orders of a training shop in Node.js, with tests for every route.',
        'Presented the finished shop to the team, who kept it as the example for later interns.',
      ]),
    },
    {
      id: 'web-developer-2022',
      from: sample('2022-06'),
      highlights: sample([
        'Replaced a paper register of visitors with a web form; reception finds a name in seconds.',
      ]),
    },
    {
      id: 'web-developer-2021',
      from: sample('2021-12'),
      highlights: sample([
        'Turned five printed brochures into pages in HTML and CSS, which customers read on their phones.',
      ]),
    },
  ],
  projects: [
    {
      slug: announcer,
      name: 'RFID bus number announcer',
      description:
        'Says the number of an arriving bus aloud, so that a blind rider knows which one to board.',
      highlights: ['Recognises each bus by the RFID tag that it carries.'],
    },
    {
      slug: signs,
      name: 'AI communication platform',
      description:
        'Helps deaf and non-speaking people and people who do not sign understand each other.',
      highlights: ['Trained on more than 100 signs.'],
    },
    {
      slug: tasks,
      name: 'Employee task allocation system',
      description: 'Assigns daily tasks and tracks their progress.',
      highlights: ['Roles for administrators, managers and employees.'],
    },
    {
      slug: vendors,
      name: 'CloudVendor backend',
      description: 'A service that creates, reads, updates and deletes vendors.',
      highlights: [],
    },
    {
      slug: converters,
      name: 'Converters app',
      description:
        'Nine everyday calculators in one place, from currency and EMI to pressure and volume.',
      highlights: [],
    },
    {
      slug: toDo,
      name: 'To-do list app',
      description: 'Keeps a list of tasks in the browser, without an account.',
      highlights: [],
    },
  ],
  headline: 'Software developer, designer and freelancer',
  summary: sample(
    'Computer science undergraduate who builds full-stack applications and accessible hardware, and designs the interfaces for both. Four internships in web development.',
  ),
  sections: ['summary', 'education', 'projects', 'internships', 'skills', 'certificates'],
  projectOrder: [announcer, signs, tasks, vendors, converters, toDo],
  skillOrder: ['Frontend', 'Backend', 'Database', 'Design', 'Tools', 'Deployment'],
  variants: [
    {
      id: 'developer',
      label: 'Developer',
      education: ['bachelor', 'diploma'],
      headline: 'Software developer',
      summary: sample(
        'Computer science undergraduate who works across the stack: React in front, Node.js or Java with Spring Boot behind it, MySQL or MongoDB below. Four internships in web development.',
      ),
      sections: ['summary', 'projects', 'internships', 'skills', 'education', 'certificates'],
      projectOrder: [vendors, tasks, signs, announcer, converters, toDo],
      skillOrder: ['Backend', 'Frontend', 'Database', 'Tools', 'Deployment'],
    },
    {
      id: 'designer',
      label: 'Designer',
      education: ['bachelor', 'diploma'],
      headline: 'Figma and Canva designer',
      summary: sample(
        'Designer who can also build what was drawn: screens in Figma, graphics in Canva, and the HTML, CSS and React that put them in front of people.',
      ),
      sections: ['summary', 'projects', 'skills', 'certificates', 'internships', 'education'],
      projectOrder: [signs, converters, toDo, tasks],
      skillOrder: ['Design', 'Frontend', 'Tools'],
    },
    {
      id: 'freelancer',
      label: 'Freelancer',
      education: ['bachelor', 'diploma'],
      headline: 'Freelance developer and designer',
      summary: sample(
        'One person for a whole small project: the design in Figma or Canva, the site or application that follows from it, and getting it online.',
      ),
      sections: ['summary', 'skills', 'projects', 'internships', 'certificates', 'education'],
      projectOrder: [tasks, converters, vendors, toDo],
      skillOrder: ['Frontend', 'Design', 'Backend', 'Database', 'Deployment', 'Tools'],
    },
  ],
});
