/** Content for pages: summaries without prose. Does not import the schema library. */
export * from '#generated/index';

export { formatDate } from './formatDate';
export { hasCustomPage, hasPage } from './hasPage';
export { pathBetween } from './pathBetween';
export * from './routes';
export { segmenterPattern } from './writingSystems';

export type { ActivityCard } from './schemas/activity';
export type {
  ArticleLink,
  ArticlePage as PostPage,
  Post,
  PostSummary,
  Project,
  ProjectPage,
  ProjectSummary,
} from './schemas/article';
export type { CustomPage } from './schemas/customPage';
export type { CertificateGroup, CertificateGroupSummary } from './schemas/certificate';
export type { Picture, Tile } from './schemas/common';
export type { ContactField, FaqItem, FeedbackQuestion } from './schemas/forms';
export type { Navigation, Notices } from './schemas/frame';
export type { Page } from './schemas/page';
export type { ResumeSectionId } from './schemas/resume';
export type * from './schemas/services';
export type { Settings } from './schemas/settings';
export type { Owner, Site, SiteLanguage } from './schemas/site';
export type { Skill } from './schemas/skill';
export type { Internship } from './schemas/work';
export type { Resume, ResumeEntry, ResumeWork } from './tools/resume';
export type { SiteIndexGroup } from './tools/siteIndex';
