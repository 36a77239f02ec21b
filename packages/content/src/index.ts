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

export type { ActivityCard } from './schemas/activity';
export type { Block, MathNode, Rich, Section } from './schemas/article';
export type { CertificateGroup, CertificateGroupSummary } from './schemas/certificate';
export type { Picture, Tile } from './schemas/common';
export type { ContactField } from './schemas/contactForm';
export type { FaqItem } from './schemas/faq';
export type { FeedbackQuestion } from './schemas/feedbackForm';
export type { Navigation } from './schemas/navigation';
export type { Notices } from './schemas/notices';
export type { Owner } from './schemas/owner';
export type { Page } from './schemas/page';
export type { Post, PostPage, PostSummary } from './schemas/post';
export type { Project, ProjectPage, ProjectSummary } from './schemas/project';
export type { Resume, ResumeSectionId, ResumeWork } from './schemas/resume';
export type * from './schemas/services';
export type { Settings } from './schemas/settings';
export type { Site } from './schemas/site';
export type { SiteIndexGroup } from './schemas/siteIndex';
export type { Skill } from './schemas/skill';
export type { Internship } from './schemas/work';
