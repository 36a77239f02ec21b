import { defineDocument } from '@portfolio/content/define';

export default defineDocument('categories', {
  projects: [
    'Software Applications',
    'Web Design',
    'Hardware Projects',
    'Task Management',
    'Upcoming',
    'Web Development',
    'AI Projects',
  ],
  posts: [
    'Software Applications',
    'Web Design',
    'Hardware Projects',
    'Task Management',
    'AI & Accessibility',
    'Backend Development',
    'Upcoming',
  ],
  skills: ['Frontend', 'Backend', 'Design', 'Tools', 'Deployment', 'Database'],
  upcoming: 'Upcoming',
});
