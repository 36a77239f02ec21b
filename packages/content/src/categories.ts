/**
 * The categories that entries may belong to, in the order in which the filters offer them. A new category is added here; the
 * filters and the checks of the content follow.
 */

/** Categories of the project filter, without its "All". */
export const projectCategoryNames = [
  'Software Applications',
  'Web Design',
  'Hardware Projects',
  'Task Management',
  'Upcoming',
  'Web Development',
  'AI Projects',
] as const;

/** Categories of the blog filter, without its "All". */
export const postCategoryNames = [
  'Software Applications',
  'Web Design',
  'Hardware Projects',
  'Task Management',
  'AI & Accessibility',
  'Backend Development',
  'Upcoming',
] as const;

/** Categories of the skill filter, without its "All". */
export const skillCategoryNames = [
  'Frontend',
  'Backend',
  'Design',
  'Tools',
  'Deployment',
  'Database',
] as const;

/** The only category whose entries may be placeholders without a page. */
export const upcomingCategory = 'Upcoming';
