/** The content as pages use it: summaries without prose, and no schema library. */
export { about } from './generated/about';
export { activity } from './generated/activity';
export { certificateGroups } from './generated/certificateGroups';
export { contactForm } from './generated/contactForm';
export { faq } from './generated/faq';
export { featuredProjects } from './generated/featuredProjects';
export { feedbackForm } from './generated/feedbackForm';
export { footer } from './generated/footer';
export { gitHubSnapshot } from './generated/gitHubSnapshot';
export { home } from './generated/home';
export { internships } from './generated/internships';
export { jobs } from './generated/jobs';
export { leetCodeSnapshot } from './generated/leetCodeSnapshot';
export { navigation } from './generated/navigation';
export { notices } from './generated/notices';
export { owner } from './generated/owner';
export * from './generated/pages';
export { postCategories } from './generated/postCategories';
export { posts } from './generated/posts';
export { projectCategories } from './generated/projectCategories';
export { projects } from './generated/projects';
export { resume } from './generated/resume';
export { services } from './generated/services';
export { settings } from './generated/settings';
export { site } from './generated/site';
export { siteIndex } from './generated/siteIndex';
export { skillCategories } from './generated/skillCategories';
export { skills } from './generated/skills';
export { skillsNote } from './generated/skillsNote';

export { formatDate, parseDateLabel } from './format';
export { hasPage } from './hasPage';
export {
  canonicalPath,
  categoryFeed,
  certificateId,
  files,
  formId,
  hrefTo,
  questionId,
  routeIds,
  routeOf,
  routes,
} from './routes';
export type { EntryRouteId, PageId, RouteId } from './routes';
export { withoutSpaces } from './scripts';

export type * from './schemas';
